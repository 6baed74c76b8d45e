import { Slider as BaseSlider } from '@base-ui/react/slider'
import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import styles from './slider.module.css'

export type SliderProps = {
  label: string
  /** Accessible names of the first and the second thumb. */
  thumbLabels: readonly [string, string]
  value: readonly [number, number]
  min: number
  max: number
  step?: number | undefined
  /** A value as text, shown above the track and announced with the thumb. */
  describe?: ((value: number) => string) | undefined
  /** Shown above the track instead of the values. */
  text?: string | undefined
  disabled?: boolean | undefined
  onChange: (value: [number, number]) => void
  /** Called once when a thumb is released or a key is pressed, even if the value is unchanged. */
  onCommit?: ((value: [number, number]) => void) | undefined
}

/** A range slider with two thumbs: arrow keys move by a step, Page keys by more, Home and End to the ends. */
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
  // The slider only reports changes, but pressing an unchanged value confirms it.
  const press = useRef<'none' | 'unchanged' | 'changed'>('none')
  const startPress = () => {
    press.current = 'unchanged'
  }
  const endPress = (event: PointerEvent | KeyboardEvent) => {
    const chooses = 'key' in event ? choosingKeys.has(event.key) : event.button === 0
    if (chooses && press.current === 'unchanged' && !disabled) onCommit?.([low, high])
    press.current = 'none'
  }
  return (
    <BaseSlider.Root
      className={styles.root}
      disabled={disabled ?? false}
      max={max}
      min={min}
      onValueChange={(next) => {
        const [nextLow, nextHigh] = asRange(next)
        // A key beyond an end reports the current value.
        if (nextLow !== low || nextHigh !== high) press.current = 'changed'
        onChange([nextLow, nextHigh])
      }}
      onValueCommitted={(next) => onCommit?.(asRange(next))}
      step={step}
      thumbAlignment="edge"
      value={value}
    >
      <BaseSlider.Label className={styles.label}>{label}</BaseSlider.Label>
      <output aria-hidden="true" className={styles.value}>
        {text ?? (low === high ? describe(low) : `${describe(low)} – ${describe(high)}`)}
      </output>
      <BaseSlider.Control
        className={styles.control}
        onKeyDownCapture={startPress}
        onKeyUp={endPress}
        onPointerDownCapture={startPress}
        onPointerUp={endPress}
      >
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

const choosingKeys = new Set([
  'Enter',
  ' ',
  'Home',
  'End',
  'PageUp',
  'PageDown',
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
])

function asRange(value: number | readonly number[]): [number, number] {
  const [low = 0, high = low] = typeof value === 'number' ? [value, value] : value
  return [low, high]
}
