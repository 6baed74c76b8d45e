import { TextField } from '@upbeat/ui/text-field.tsx'
import { useId } from 'react'

type SuggestFieldProps = {
  label: string
  value: string | null
  /** Values already in use; others can be typed too (DRAFT-07). */
  suggestions: readonly string[]
  error: string | undefined
  onChange: (value: string | null) => void
}

/** A text field with suggestions. */
export function SuggestField({ label, value, suggestions, error, onChange }: SuggestFieldProps) {
  const listId = useId()
  return (
    <div>
      <TextField
        autoComplete="off"
        dir="auto"
        error={error}
        label={label}
        list={listId}
        maxLength={80}
        onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
        value={value ?? ''}
      />
      <datalist id={listId}>
        {suggestions.map((word) => (
          <option key={word} value={word} />
        ))}
      </datalist>
    </div>
  )
}
