// What other capabilities may call of companies' pictures.
export {
  drawCompanyPicture,
  dropCompanyPicture,
  keepCompanyPicture,
  picturesColumn,
  presentPictures,
  type StoredPicture,
} from "./company-pictures.ts";
