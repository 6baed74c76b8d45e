import { TextField } from '@upbeat/ui/text-field.tsx'
import { useState } from 'react'
import { useText } from '../../../lib/i18n/use-text.ts'

type RuleNumberProps = {
  label: string
  value: number | null
  /** Inclusive. */
  min: number
  max: number
  /** Whether it is optional. */
  isOptional?: boolean
  /** Why the value conflicts with the others. */
  error?: string | undefined
  onChange: (value: number | null) => void
}

/** An integer of a rule. Invalid input is kept and shown with the range, and doesn't change the rule. */
export function RuleNumber({ label, value, min, max, isOptional = false, error, onChange }: RuleNumberProps) {
  const t = useText()
  const [given, setGiven] = useState({ text: textOf(value), value, isUsable: true })
  // A new value from outside, such as a restored version's, replaces the input.
  if (given.value !== value) setGiven({ text: textOf(value), value, isUsable: true })

  function take(text: string, isNumber: boolean) {
    const typed = Number(text)
    const isEmpty = text === '' && isNumber
    const isUsable = isEmpty ? isOptional : isNumber && Number.isInteger(typed) && typed >= min && typed <= max
    const next = isEmpty ? null : typed
    setGiven({ text, value: isUsable ? next : value, isUsable })
    if (isUsable && next !== value) onChange(next)
  }

  return (
    <TextField
      error={given.isUsable ? error : t('curation.wholeNumber', { low: min, high: max })}
      inputMode="numeric"
      label={label}
      max={max}
      min={min}
      // The browser reports an empty text for an invalid number.
      onChange={({ target }) => take(target.value, !target.validity.badInput)}
      type="number"
      value={given.text}
    />
  )
}

function textOf(value: number | null): string {
  return value === null ? '' : String(value)
}
