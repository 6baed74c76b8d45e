import { scale } from '@upbeat/rules/constants'
import { type FilterRange, isNarrowed } from '@upbeat/rules/filters/filter-state'
import { Slider } from '@upbeat/ui/slider.tsx'
import { useEffect, useState } from 'react'
import { useText } from '../../i18n/text.ts'

export type RangeFilterProps = {
  label: string
  range: FilterRange
  /** The name of a step. */
  describe: (value: number) => string
  onCommit: (range: [low: number, high: number]) => void
}

/** A slider over the ten steps. The list updates when a thumb is released (FILT-28, FILT-30, FILT-31). */
export function RangeFilter({ label, range, describe, onCommit }: RangeFilterProps) {
  const t = useText()
  const { low, high } = range
  const [value, setValue] = useState<[number, number]>([low, high])
  useEffect(() => setValue([low, high]), [low, high])
  // Unmoved handles have positions although they don't filter (FILT-21, FILT-22).
  const isIdle = !isNarrowed(range) && value[0] === low && value[1] === high
  return (
    <Slider
      describe={(step) => t('search.step', { value: step, name: describe(step) })}
      label={label}
      max={scale.high}
      min={scale.low}
      onChange={setValue}
      onCommit={onCommit}
      step={scale.step}
      thumbLabels={[t('search.rangeFrom', { name: label }), t('search.rangeTo', { name: label })]}
      text={isIdle ? t('search.any') : undefined}
      value={value}
    />
  )
}
