import { TextField } from '@upbeat/ui/text-field.tsx'

type DateFieldProps = {
  label: string
  description: string
  /** A moment in ISO 8601; null for no date. */
  value: string | null
  error: string | undefined
  onChange: (value: string | null) => void
}

/** A day of the reader's calendar. It is kept as its noon, which is the same day in almost every time zone. */
export function DateField({ value, onChange, ...field }: DateFieldProps) {
  return (
    <TextField
      {...field}
      max="9999-12-31"
      onChange={({ target }) => onChange(target.value === '' ? null : new Date(`${target.value}T12:00`).toISOString())}
      type="date"
      value={value === null ? '' : dayOf(new Date(value))}
    />
  )
}

function dayOf(moment: Date): string {
  const year = String(moment.getFullYear()).padStart(4, '0')
  const parts = [moment.getMonth() + 1, moment.getDate()].map((part) => String(part).padStart(2, '0'))
  return [year, ...parts].join('-')
}
