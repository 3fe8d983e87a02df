// A chooser of files, which a button opens by the ref.
import type { ComponentProps } from "react";

type FileInputProps = Pick<ComponentProps<"input">, "ref" | "accept" | "aria-label"> & {
  onChoose: (files: File[]) => void;
};

export const FileInput = ({ onChoose, ...rest }: FileInputProps) => (
  <input
    {...rest}
    type="file"
    hidden
    onChange={({ target }) => {
      onChoose([...(target.files ?? [])]);
      // Allows choosing the same file again.
      target.value = "";
    }}
  />
);
