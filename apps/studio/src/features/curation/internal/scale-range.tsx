import type { CollectionRule } from '@upbeat/rules/collections/collection-rule'
import { scale } from '@upbeat/rules/constants'
import { Select } from '@upbeat/ui/select.tsx'
import { useText } from '../../../lib/i18n/use-text.ts'

type Range = CollectionRule['skill']
type ScaleRangeProps = {
  /** Labels of the lower and the upper end. */
  labels: readonly [string, string]
  value: Range
  onChange: (value: Range) => void
}

const steps = Array.from({ length: scale.high - scale.low + 1 }, (_, place) => String(scale.low + place))

/** A range of the skill or intensity scale. An end at the scale's bound doesn't filter; an end moved past the other moves that too. */
export function ScaleRange({ labels: [lowLabel, highLabel], value, onChange }: ScaleRangeProps) {
  const t = useText()
  const { low, high } = value ?? scale
  const change = (next: { low: number; high: number }) =>
    onChange(next.low === scale.low && next.high === scale.high ? null : { low: next.low, high: next.high })
  const options = (open: number) =>
    steps.map((step) => ({ value: step, label: Number(step) === open ? t('curation.any') : step }))
  return (
    <>
      <Select
        label={lowLabel}
        onChange={({ target }) => change({ low: Number(target.value), high: Math.max(high, Number(target.value)) })}
        options={options(scale.low)}
        value={String(low)}
      />
      <Select
        label={highLabel}
        onChange={({ target }) => change({ low: Math.min(low, Number(target.value)), high: Number(target.value) })}
        options={options(scale.high)}
        value={String(high)}
      />
    </>
  )
}
