// What other capabilities and the application may call of pictures.
export {
  beginUse,
  cleanPictures,
  type DrawnPicture,
  drawUpload,
  dropPictures,
  pictureName,
  readPicture,
} from "./kept-pictures.ts";
export type { PictureShape } from "./redraw-picture.ts";
export { sendPicture } from "./serve-pictures.ts";
