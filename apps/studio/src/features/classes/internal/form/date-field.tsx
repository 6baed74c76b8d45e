import { TextField } from '@upbeat/ui/text-field.tsx'
import { dayOf, noonOf } from './day.ts'

type DateFieldProps = {
  label: string
  description: string
  /** A moment in ISO 8601; null for no date. */
  value: string | null
  error: string | undefined
  onChange: (value: string | null) => void
}

/** A day in the reader's time zone. Stored as noon, which is the same day in almost every time zone. */
export function DateField({ value, onChange, ...field }: DateFieldProps) {
  return (
    <TextField
      {...field}
      max="9999-12-31"
      onChange={({ target }) => onChange(target.value === '' ? null : noonOf(target.value))}
      type="date"
      value={value === null ? '' : dayOf(value)}
    />
  )
}
