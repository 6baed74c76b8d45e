import { TextField, type TextFieldProps } from '@upbeat/ui/text-field.tsx'
import { useState } from 'react'

type AddressSearchProps = Omit<TextFieldProps, 'icon' | 'onBlur' | 'onChange' | 'type' | 'value'> & {
  /** As the page's address has it. */
  search: string
  onSearch: (text: string) => void
}

/** A search that stands in the page's address. The address follows what is typed a little later, so while it is used the field shows its own text. */
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
