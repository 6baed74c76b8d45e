import { TextField } from '@upbeat/ui/text-field.tsx'
import { type Ref, useId } from 'react'

type SuggestFieldProps = {
  label: string
  description?: string | undefined
  value: string | null
  /** Words already in use; others can be typed too (DRAFT-07). */
  suggestions: readonly string[]
  error?: string | undefined
  placeholder?: string | undefined
  ref?: Ref<HTMLInputElement>
  onChange: (value: string | null) => void
}

/** A text field with suggestions. */
export function SuggestField({ value, suggestions, onChange, ...field }: SuggestFieldProps) {
  const listId = useId()
  return (
    <div>
      <TextField
        {...field}
        autoComplete="off"
        dir="auto"
        list={listId}
        maxLength={80}
        onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
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
