import { Icon } from '@upbeat/ui/icon.tsx'
import { TextField } from '@upbeat/ui/text-field.tsx'
import { type KeyboardEvent, useId, useState } from 'react'
import { useRowFocus } from '../../../../lib/focus/use-row-focus.ts'
import { useText } from '../../../../lib/i18n/use-text.ts'
import styles from './token-field.module.css'

type TokenFieldProps = {
  label: string
  values: readonly string[]
  suggestions: readonly string[]
  error: string | undefined
  onChange: (values: string[]) => void
}

/** A list of words: selected from those in use or typed, each added with Enter or a comma (DRAFT-07). */
export function TokenField({ label, values, suggestions, error, onChange }: TokenFieldProps) {
  const t = useText()
  const listId = useId()
  const [typed, setTyped] = useState('')
  const { frame, removing } = useRowFocus<HTMLDivElement>(values.length, 'li button')

  function add(text: string) {
    const word = text.trim().normalize('NFC')
    setTyped('')
    if (word !== '' && !values.includes(word)) onChange([...values, word])
  }

  function change(text: string) {
    // A comma ends a word; a word selected from the list is added at once.
    if (text.endsWith(',')) add(text.slice(0, -1))
    else if (suggestions.includes(text) && !suggestions.some((word) => word !== text && word.startsWith(text)))
      add(text)
    else setTyped(text)
  }

  function press(event: KeyboardEvent) {
    if (event.key === 'Enter') {
      event.preventDefault()
      add(typed)
    }
    if (event.key === 'Backspace' && typed === '') onChange(values.slice(0, -1))
  }

  return (
    <div className={styles.field} ref={frame}>
      <TextField
        autoComplete="off"
        description={t('classes.tokenHint')}
        dir="auto"
        error={error}
        label={label}
        list={listId}
        maxLength={80}
        onBlur={() => add(typed)}
        onChange={(event) => change(event.target.value)}
        onKeyDown={press}
        value={typed}
      />
      <datalist id={listId}>
        {suggestions
          .filter((word) => !values.includes(word))
          .map((word) => (
            <option key={word} value={word} />
          ))}
      </datalist>
      {values.length > 0 && (
        <ul aria-label={label} className={styles.tokens}>
          {values.map((word, place) => (
            <li className={styles.token} key={word}>
              <span dir="auto">{word}</span>
              <button
                aria-label={t('classes.removeWord', { word })}
                className={styles.remove}
                onClick={() => {
                  removing(place)
                  onChange(values.filter((other) => other !== word))
                }}
                type="button"
              >
                <Icon name="close" size={14} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
