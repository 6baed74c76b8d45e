import { useState } from 'react'
import { IconButton } from './icon-button.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'end' | 'icon' | 'hideLabel'> & {
  revealLabel: string
  concealLabel: string
}

/** A password field that can reveal its value, which replaces typing it twice. */
export function PasswordField({
  revealLabel,
  concealLabel,
  autoComplete = 'current-password',
  ...field
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...field}
      autoComplete={autoComplete}
      end={
        <IconButton
          icon={shown ? 'eye-off' : 'eye'}
          label={shown ? concealLabel : revealLabel}
          onClick={() => setShown(!shown)}
        />
      }
      type={shown ? 'text' : 'password'}
    />
  )
}
