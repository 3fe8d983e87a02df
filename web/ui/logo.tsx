// Fixed-size pictures of companies and people: the image, or a tile of initials without one.

import { useState } from "react";
import { t } from "#messages/shared.ts";
import { fill } from "../../messages/fill.ts";
import { classNames } from "./class-names.ts";
import { initialsOf, tintOf } from "./initials.ts";

const PIXELS = { sm: 40, md: 52, lg: 80 } as const;

type PictureProps = {
  name: string;
  src?: string | null;
  size?: keyof typeof PIXELS;
  /** True beside the name in text: hides the picture from assistive technology. */
  decorative?: boolean;
  /** Above the fold: load at once. */
  eager?: boolean;
  className?: string;
};

/** A company's logo. Falls back to initials without an address or when the image fails. */
export function CompanyLogo(props: PictureProps) {
  return <Picture {...props} alt={fill(t.logoOf, { name: props.name })} />;
}

export function Avatar(props: PictureProps) {
  return <Picture {...props} alt={props.name} className={classNames("rounded-full", props.className)} />;
}

function Picture({
  name,
  src,
  size = "md",
  decorative = false,
  eager = false,
  className,
  alt,
}: PictureProps & { alt: string }) {
  const [broken, setBroken] = useState(false);
  const showsImage = src && !broken;
  const tileName = decorative ? { "aria-hidden": true } : { role: "img", "aria-label": alt };
  return (
    <span
      className={classNames("logo-tile", size !== "md" && `logo-${size}`, !showsImage && tintOf(name), className)}
      {...(showsImage ? {} : tileName)}
    >
      {showsImage ? (
        <img
          src={src}
          alt={decorative ? "" : alt}
          width={PIXELS[size]}
          height={PIXELS[size]}
          loading={eager ? "eager" : "lazy"}
          ref={(image) => {
            // An image that failed before hydration fires no error event.
            if (image?.complete && image.naturalWidth === 0) setBroken(true);
          }}
          onError={() => setBroken(true)}
        />
      ) : (
        initialsOf(name)
      )}
    </span>
  );
}
