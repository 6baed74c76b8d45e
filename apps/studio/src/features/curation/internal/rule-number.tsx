import { TextField } from '@upbeat/ui/text-field.tsx'
import { useState } from 'react'
import { useText } from '../../../lib/use-text.ts'

type RuleNumberProps = {
  label: string
  value: number | null
  /** Both ends included. */
  min: number
  max: number
  /** Whether it may be left out. */
  isOptional?: boolean
  /** What is wrong with the value beside the others. */
  error?: string | undefined
  onChange: (value: number | null) => void
}

/** A whole number of a rule. What can't be used stays as it was typed, with the range, and leaves the rule as it is. */
export function RuleNumber({ label, value, min, max, isOptional = false, error, onChange }: RuleNumberProps) {
  const t = useText()
  const [given, setGiven] = useState({ text: textOf(value), value, isUsable: true })
  // Another value from outside, such as an earlier version's, takes the place of what was typed.
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
      // The browser gives no text for what is no number.
      onChange={({ target }) => take(target.value, !target.validity.badInput)}
      type="number"
      value={given.text}
    />
  )
}

function textOf(value: number | null): string {
  return value === null ? '' : String(value)
}
