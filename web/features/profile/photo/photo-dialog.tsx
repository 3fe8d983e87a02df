// Chooses the square of a picture: drag it, move it with the arrow keys, or zoom.
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from "react";
import type { FormProblem } from "../../../session/form-problem.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { type Crop, MAX_ZOOM, movedBy, PHOTO_SIDE, WHOLE, zoomedTo } from "./crop.ts";
import { drawCrop } from "./draw-photo.ts";

type PhotoDialogProps = {
  picture: ImageBitmap;
  isBusy: boolean;
  problem: FormProblem | null;
  onClose: () => void;
  onSave: (crop: Crop) => void;
};

export function PhotoDialog({ picture, isBusy, problem, onClose, onSave }: PhotoDialogProps) {
  const [crop, setCrop] = useState(WHOLE);
  const zoomId = useId();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Your photo"
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button busy={isBusy} busyLabel="Saving…" onClick={() => onSave(crop)}>
            Save photo
          </Button>
        </>
      }
    >
      <div className="grid justify-items-center gap-5">
        <CropArea picture={picture} crop={crop} onChange={setCrop} />
        <div className="w-full max-w-72">
          <label className="field-label" htmlFor={zoomId}>
            Closer
          </label>
          <input
            id={zoomId}
            type="range"
            className="w-full h-10 accent-brand"
            min={1}
            max={MAX_ZOOM}
            step={0.05}
            value={crop.zoom}
            onChange={(event) => setCrop(zoomedTo(picture, crop, Number(event.target.value)))}
          />
        </div>
        {problem && (
          <Alert tone="bad" role="alert" title={problem.title} className="w-full">
            {problem.text}
          </Alert>
        )}
      </div>
    </Dialog>
  );
}

/** One press of an arrow key, in sides of the square. */
const STEP = 0.05;
const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [STEP, 0],
  ArrowRight: [-STEP, 0],
  ArrowUp: [0, STEP],
  ArrowDown: [0, -STEP],
};

type CropAreaProps = { picture: ImageBitmap; crop: Crop; onChange: (crop: Crop) => void };

function CropArea({ picture, crop, onChange }: CropAreaProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const hint = useId();
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, crop);
  }, [picture, crop]);
  const drag = (event: PointerEvent) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const { width } = event.currentTarget.getBoundingClientRect();
    onChange(movedBy(picture, crop, event.movementX / width, event.movementY / width));
  };
  const press = (event: KeyboardEvent) => {
    const [dx, dy] = ARROWS[event.key] ?? [0, 0];
    if (dx === 0 && dy === 0) return;
    event.preventDefault();
    onChange(movedBy(picture, crop, dx, dy));
  };
  return (
    <>
      <button
        type="button"
        className="relative w-[min(18rem,100%)] aspect-square overflow-hidden rounded-md cursor-grab touch-none active:cursor-grabbing after:content-[''] after:absolute after:inset-0 after:rounded-full after:shadow-[0_0_0_10rem_oklch(0.18_0.03_245/0.55)] after:pointer-events-none"
        aria-label="The part of the picture that is shown"
        aria-describedby={hint}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
        onKeyDown={press}
      >
        <canvas ref={canvas} width={PHOTO_SIDE} height={PHOTO_SIDE} className="size-full" />
      </button>
      <p id={hint} className="text-sm text-ink-soft">
        Drag the picture, or move it with the arrow keys.
      </p>
    </>
  );
}
