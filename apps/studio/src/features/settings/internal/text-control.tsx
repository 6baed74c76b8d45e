import { TextField } from '@upbeat/ui/text-field.tsx'
import type { KeyboardEvent } from 'react'
import { useText } from '../../../lib/i18n/use-text.ts'
import type { ControlProps } from './setting-field.tsx'

/** A text, URL, number or secret; saved on Enter or blur. */
export function TextControl(props: ControlProps) {
  const { setting, name, text, value, fallback, isSecretSet, isDisabled, error, onType, onSave } = props
  const t = useText()
  const { control } = setting
  const placeholder = control === 'secret' && isSecretSet ? t('settings.secretSet') : String(fallback ?? '')

  function press(event: KeyboardEvent) {
    if (event.key === 'Enter') onSave()
  }

  return (
    <TextField
      autoCapitalize={control === 'text' ? undefined : 'none'}
      autoComplete="off"
      description={text}
      disabled={isDisabled}
      error={error}
      inputMode={control === 'number' ? 'numeric' : undefined}
      label={name}
      onBlur={onSave}
      onChange={({ target }) =>
        onType(control === 'number' ? numberIn(target.value) : target.value.trimStart() || null)
      }
      onKeyDown={press}
      placeholder={placeholder}
      spellCheck={false}
      type={types[control] ?? 'text'}
      value={String(value ?? '')}
    />
  )
}

const types: Record<string, string> = { email: 'email', link: 'url', secret: 'password' }

/** An invalid number stays as typed, and the server rejects it. */
function numberIn(typed: string): number | string | null {
  if (typed.trim() === '') return null
  return /^\d{1,9}$/.test(typed.trim()) ? Number(typed) : typed
}
