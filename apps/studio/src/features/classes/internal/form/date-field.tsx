import { TextField } from '@upbeat/ui/text-field.tsx'
import { useTimes } from '../../../../lib/i18n/use-times.ts'
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
export function DateField({ value, onChange, description, ...field }: DateFieldProps) {
  const { day } = useTimes()
  return (
    <TextField
      {...field}
      // The browser shows the field in its own format: the words say which number is the month.
      description={value === null ? description : `${day(value)}. ${description}`}
      max="9999-12-31"
      onChange={({ target }) => onChange(target.value === '' ? null : noonOf(target.value))}
      type="date"
      value={value === null ? '' : dayOf(value)}
    />
  )
}
