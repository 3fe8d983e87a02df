// Texts of choosing a part of a picture.

export const t = {
  cancel: "Cancel",
  saving: "Saving…",
  closer: "Zoom",
  fromSideToSide: "From side to side",
  upAndDown: "Up and down",
  thePartOfThePictureThatIsShown: "The part of the picture that is shown",
  dragThePictureOrMoveIt: "Drag the picture, or move it with the arrow keys.",
  thisPictureIsTooLarge: "This picture is too large. Please choose one under 30MB.",
  thisFileCannotBeOpened: "This file cannot be opened as a picture. Please choose a JPEG, PNG or WebP picture.",
  thisBrowserCouldNotMakeAPicture: "This browser could not make a file of this part. Please try another picture.",
} as const;
