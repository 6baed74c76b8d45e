import type { StudioPhraseKey } from '@upbeat/phrases/studio/phrase-key'
import { type PointerEvent, useRef } from 'react'
import { useText } from '../../../lib/i18n/use-text.ts'
import { maxZoom, type View } from './crop.ts'
import styles from './picture-dialog.module.css'

type CropFieldProps = {
  label: string
  address: string
  ratio: number
  view: View
  crop: { left: number; top: number; width: number; height: number }
  onChange: (view: View) => void
}

const sliders: readonly { part: keyof View; label: StudioPhraseKey; min: number; max: number }[] = [
  { part: 'zoom', label: 'pictures.zoom', min: 1, max: maxZoom },
  { part: 'x', label: 'pictures.horizontal', min: 0, max: 1 },
  { part: 'y', label: 'pictures.vertical', min: 0, max: 1 },
]

/** Crops a picture to a card's aspect ratio, by dragging or with sliders. */
export function CropField({ label, address, ratio, view, crop, onChange }: CropFieldProps) {
  const t = useText()
  const from = useRef<{ pointerX: number; pointerY: number; view: View } | null>(null)

  function drag(event: PointerEvent<HTMLElement>) {
    const start = from.current
    if (!start) return
    const { width, height } = event.currentTarget.getBoundingClientRect()
    // How far the picture extends beyond the crop, which is the slider's range.
    const beyond = { x: (width / crop.width) * (1 - crop.width), y: (height / crop.height) * (1 - crop.height) }
    onChange({
      ...view,
      x: within(start.view.x - (event.clientX - start.pointerX) / Math.max(1, beyond.x)),
      y: within(start.view.y - (event.clientY - start.pointerY) / Math.max(1, beyond.y)),
    })
  }

  return (
    <fieldset className={styles.crop}>
      <legend className={styles.title}>{label}</legend>
      <div
        className={styles.window}
        onPointerCancel={() => {
          from.current = null
        }}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          from.current = { pointerX: event.clientX, pointerY: event.clientY, view }
        }}
        onPointerMove={drag}
        onPointerUp={() => {
          from.current = null
        }}
        style={{ aspectRatio: ratio }}
      >
        <img
          alt=""
          className={styles.picture}
          src={address}
          style={{
            left: `${(-crop.left / crop.width) * 100}%`,
            top: `${(-crop.top / crop.height) * 100}%`,
            width: `${100 / crop.width}%`,
            height: `${100 / crop.height}%`,
          }}
        />
      </div>
      {sliders.map(({ part, label: name, min, max }) => (
        <label className={styles.slider} key={part}>
          {t(name)}
          <input
            max={max}
            min={min}
            onChange={({ target }) => onChange({ ...view, [part]: Number(target.value) })}
            step={0.01}
            type="range"
            value={view[part]}
          />
        </label>
      ))}
    </fieldset>
  )
}

function within(share: number): number {
  return Math.max(0, Math.min(1, share))
}
