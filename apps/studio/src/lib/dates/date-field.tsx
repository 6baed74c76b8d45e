import { IconButton } from '@upbeat/ui/icon-button.tsx'
import { TextField, type TextFieldProps } from '@upbeat/ui/text-field.tsx'
import { useRef, useState } from 'react'
import { useLanguageStore } from '../i18n/language-store.ts'
import { useText } from '../i18n/use-text.ts'
import styles from './date-field.module.css'
import { formatLocal, type LocalKind, parseLocal } from './local-time.ts'

export type DateFieldProps = Omit<TextFieldProps, 'end' | 'max' | 'min' | 'onChange' | 'type' | 'value'> & {
  /** A local time, as in `local-time.ts`; empty for none. */
  value: string
  kind?: LocalKind
  /** What the calendar offers. */
  min?: string | undefined
  max?: string | undefined
  /** Whether there always is a date: an unclear one isn't passed on, and an emptied field shows the last one again. */
  isKept?: boolean
  /** Called with an empty text while the field holds no whole date, unless `isKept`. Text that is no date makes the field invalid as well. */
  onChange: (value: string) => void
}

/**
 * A date, or a date with a time, in the reader's language, typed in any usual form or chosen from the browser's calendar. Native fields show
 * the browser's language instead, in which `03/04` may be another day.
 */
export function DateField(props: DateFieldProps) {
  const { value, kind = 'date', isKept = false, min, max, onChange, onBlur, onKeyDown, error, ref, ...field } = props
  const t = useText()
  const language = useLanguageStore((state) => state.language)
  const picker = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<{ text: string; value: string } | null>(null)
  const [isTouched, setTouched] = useState(false)
  // What was typed counts until the value is set from elsewhere.
  const isTyped = typed !== null && typed.value === value
  const text = isTyped ? typed.text : formatLocal(value, language, kind)
  const isEmpty = text.trim() === ''
  const example = formatLocal('2027-01-31T18:30', language, kind)
  const isUnclear = isTyped && !isEmpty && parseLocal(text, language, kind) === null
  const unclear = isUnclear ? t('dates.unclear', { example }) : ''

  function take(next: string) {
    const local = parseLocal(next, language, kind) ?? (isKept ? value : '')
    setTouched(false)
    setTyped({ text: next, value: local })
    if (local !== value) onChange(local)
  }

  return (
    <TextField
      {...field}
      autoComplete="off"
      end={
        <>
          <IconButton
            icon="calendar"
            label={t('dates.calendarOf', { field: field.label })}
            onClick={() => picker.current?.showPicker()}
            size="small"
          />
          <input
            className={styles.picker}
            inert
            max={max}
            min={min}
            onChange={({ target }) => {
              setTyped(null)
              onChange(target.value.slice(0, 16))
            }}
            ref={picker}
            type={kind === 'date' ? 'date' : 'datetime-local'}
            value={value.slice(0, 16)}
          />
        </>
      }
      error={error ?? (unclear && isTouched ? unclear : undefined)}
      onBlur={(event) => {
        setTouched(true)
        if (!isUnclear) setTyped(null)
        onBlur?.(event)
      }}
      onChange={({ target }) => take(target.value)}
      onKeyDown={(event) => {
        // Submits the form.
        if (event.key === 'Enter') setTouched(true)
        onKeyDown?.(event)
      }}
      placeholder={t(kind === 'date' ? 'dates.patternDate' : 'dates.patternTime')}
      ref={(input) => {
        input?.setCustomValidity(unclear)
        if (typeof ref === 'function') return ref(input)
        if (ref) ref.current = input
      }}
      value={text}
    />
  )
}
