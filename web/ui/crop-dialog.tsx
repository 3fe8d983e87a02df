// Chooses the part of a picture that is uploaded: drag it, move it with the arrow keys, or by sliders.
import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { t } from "#messages/pictures.ts";
import { Alert } from "./alert.tsx";
import { Button } from "./button.tsx";
import { classNames } from "./class-names.ts";
import { type Crop, type CropShape, drawCrop, MAX_ZOOM, movedBy, partOf, placed, WHOLE } from "./crop.ts";
import { Dialog } from "./dialog.tsx";

type CropDialogProps = {
  picture: ImageBitmap;
  shape: CropShape;
  title: string;
  /** On the button that takes the part. */
  saveLabel: string;
  isBusy: boolean;
  problem: { title: string; text?: string | undefined } | null;
  onClose: () => void;
  onSave: (crop: Crop) => void;
  /** Below the sliders: what else is asked about the picture. */
  children?: ReactNode;
};

export function CropDialog({ picture, shape, title, saveLabel, isBusy, problem, ...given }: CropDialogProps) {
  const { onClose, onSave, children } = given;
  const [crop, setCrop] = useState(WHOLE);
  const change = (part: Partial<Crop>) => setCrop(placed(picture, crop, shape, part));
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      leave={t.cancel}
      actions={
        <Button busy={isBusy} busyLabel={t.saving} onClick={() => onSave(crop)}>
          {saveLabel}
        </Button>
      }
    >
      <div className="grid justify-items-center gap-5">
        <CropArea picture={picture} shape={shape} crop={crop} onChange={setCrop} />
        <div className="grid gap-2 w-full max-w-72">
          <Slider
            label={t.closer}
            min={1}
            max={MAX_ZOOM}
            step={0.05}
            value={crop.zoom}
            onChange={(zoom) => change({ zoom })}
          />
          <Place picture={picture} shape={shape} crop={crop} onChange={change} />
        </div>
        {children}
        {problem && (
          <Alert tone="bad" role="alert" title={problem.title} className="w-full">
            {problem.text}
          </Alert>
        )}
      </div>
    </Dialog>
  );
}

type SliderProps = {
  label: string;
  min: number;
  max: number;
  step: number;
  value: number;
  disabled?: boolean;
  onChange: (value: number) => void;
};

function Slider({ label, onChange, ...range }: SliderProps) {
  const id = useId();
  return (
    <div>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        type="range"
        className="w-full h-10 accent-brand"
        {...range}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </div>
  );
}

type PartProps = { picture: ImageBitmap; shape: CropShape; crop: Crop };

/** Where the part lies, from the first to the last place that it can take. */
function Place({ picture, shape, crop, onChange }: PartProps & { onChange: (part: Partial<Crop>) => void }) {
  const { width, height } = partOf(picture, crop, shape);
  const sides = [
    { label: t.fromSideToSide, field: "x", half: width / picture.width / 2 },
    { label: t.upAndDown, field: "y", half: height / picture.height / 2 },
  ] as const;
  return sides.map(({ label, field, half }) => {
    const room = 1 - 2 * half;
    const isFixed = room < 0.001;
    return (
      <Slider
        key={field}
        label={label}
        min={0}
        max={100}
        step={1}
        value={isFixed ? 50 : Math.round(((crop[field] - half) / room) * 100)}
        disabled={isFixed}
        onChange={(share) => onChange({ [field]: half + (share / 100) * room })}
      />
    );
  });
}

/** One press of an arrow key, in sides of the part. */
const STEP = 0.05;
const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [STEP, 0],
  ArrowRight: [-STEP, 0],
  ArrowUp: [0, STEP],
  ArrowDown: [0, -STEP],
};

function CropArea({ picture, shape, crop, onChange }: PartProps & { onChange: (crop: Crop) => void }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const hint = useId();
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, crop, shape);
  }, [picture, crop, shape]);
  const move = (dx: number, dy: number) => onChange(movedBy(picture, crop, shape, { dx, dy }));
  const drag = (event: PointerEvent) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const { width, height } = event.currentTarget.getBoundingClientRect();
    move(event.movementX / width, event.movementY / height);
  };
  const press = (event: KeyboardEvent) => {
    const [dx, dy] = ARROWS[event.key] ?? [0, 0];
    if (dx === 0 && dy === 0) return;
    event.preventDefault();
    move(dx, dy);
  };
  return (
    <>
      <button
        type="button"
        className={classNames(
          "relative overflow-hidden rounded-md border border-line cursor-grab touch-none active:cursor-grabbing",
          shape.width > shape.height ? "w-full" : "w-[min(18rem,100%)]",
          shape.isRound &&
            "after:content-[''] after:absolute after:inset-0 after:rounded-full after:shadow-[0_0_0_10rem_oklch(0.18_0.03_245/0.55)] after:pointer-events-none",
        )}
        style={{ aspectRatio: shape.width / shape.height }}
        aria-label={t.thePartOfThePictureThatIsShown}
        aria-describedby={hint}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
        onKeyDown={press}
      >
        <canvas ref={canvas} width={shape.width} height={shape.height} className="size-full" />
      </button>
      <p id={hint} className="text-sm text-ink-soft">
        {t.dragThePictureOrMoveIt}
      </p>
    </>
  );
}
