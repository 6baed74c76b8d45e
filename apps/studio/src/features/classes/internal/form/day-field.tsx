import { DateField } from '../../../../lib/dates/date-field.tsx'
import { dayOf, noonOf } from './day.ts'

type DayFieldProps = {
  label: string
  description: string
  /** A moment in ISO 8601; null for no date. */
  value: string | null
  error: string | undefined
  onChange: (value: string | null) => void
}

/** A day in the reader's time zone. Stored as noon, which is the same day in almost every time zone. */
export function DayField({ value, onChange, ...field }: DayFieldProps) {
  return (
    <DateField
      {...field}
      onChange={(day) => onChange(day === '' ? null : noonOf(day))}
      value={value === null ? '' : dayOf(value)}
    />
  )
}
