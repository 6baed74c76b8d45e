import { Slider as BaseSlider } from '@base-ui/react/slider'
import styles from './slider.module.css'

export type SliderProps = {
  label: string
  /** What the first and the second thumb set, for those who don't see them. */
  thumbLabels: readonly [string, string]
  value: readonly [number, number]
  min: number
  max: number
  step?: number | undefined
  /** A value in words, shown above the track and read with the thumb. */
  describe?: ((value: number) => string) | undefined
  /** Shown above the track in place of the values. */
  text?: string | undefined
  disabled?: boolean | undefined
  onChange: (value: [number, number]) => void
  /** Once, when a thumb is let go or a key pressed. */
  onCommit?: ((value: [number, number]) => void) | undefined
}

/** A range between two thumbs: arrows move by a step, Page keys by more, Home and End to the ends. */
export function Slider({
  label,
  thumbLabels,
  value,
  min,
  max,
  step = 1,
  describe = String,
  text,
  disabled,
  onChange,
  onCommit,
}: SliderProps) {
  const [low, high] = value
  return (
    <BaseSlider.Root
      className={styles.root}
      disabled={disabled ?? false}
      max={max}
      min={min}
      onValueChange={(next) => onChange(asRange(next))}
      onValueCommitted={(next) => onCommit?.(asRange(next))}
      step={step}
      thumbAlignment="edge"
      value={value}
    >
      <BaseSlider.Label className={styles.label}>{label}</BaseSlider.Label>
      <output aria-hidden="true" className={styles.value}>
        {text ?? (low === high ? describe(low) : `${describe(low)} – ${describe(high)}`)}
      </output>
      <BaseSlider.Control className={styles.control}>
        <BaseSlider.Track className={styles.track}>
          <BaseSlider.Indicator className={styles.indicator} />
          {thumbLabels.map((thumbLabel, index) => (
            <BaseSlider.Thumb
              aria-label={thumbLabel}
              className={styles.thumb}
              getAriaValueText={(_, thumbValue) => describe(thumbValue)}
              index={index}
              key={index === 0 ? 'low' : 'high'}
            />
          ))}
        </BaseSlider.Track>
      </BaseSlider.Control>
    </BaseSlider.Root>
  )
}

function asRange(value: number | readonly number[]): [number, number] {
  const [low = 0, high = low] = typeof value === 'number' ? [value, value] : value
  return [low, high]
}
