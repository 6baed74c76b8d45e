import { TextField, type TextFieldProps } from '@upbeat/ui/text-field.tsx'
import { useState } from 'react'

type AddressSearchProps = Omit<TextFieldProps, 'icon' | 'onBlur' | 'onChange' | 'type' | 'value'> & {
  /** The value in the page's URL. */
  search: string
  onSearch: (text: string) => void
}

/** A search field stored in the URL. The URL is updated with a delay, so the field keeps its own value while in use. */
export function AddressSearch({ search, onSearch, ...field }: AddressSearchProps) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <TextField
      {...field}
      icon="search"
      onBlur={() => setTyped(null)}
      onChange={({ target }) => {
        setTyped(target.value)
        onSearch(target.value)
      }}
      type="search"
      value={typed ?? search}
    />
  )
}
