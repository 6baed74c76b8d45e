import { accessCodeMandatory } from '@upbeat/rules/tenant/switches'
import { Button } from '@upbeat/ui/button.tsx'
import { TextField, type TextFieldProps } from '@upbeat/ui/text-field.tsx'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../i18n/text.ts'
import { useTenant } from '../../tenant/tenant-store.ts'
import styles from '../auth-form.module.css'

/** The access code of a new member. If the club doesn't require one, a button opens the field. */
export function AccessCodeField(field: Pick<TextFieldProps, 'name' | 'value' | 'onChange' | 'error'>) {
  const t = useText()
  const mandatory = accessCodeMandatory(useTenant())
  const [isAsked, setAsked] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isAsked) input.current?.focus()
  }, [isAsked])
  if (!mandatory && !isAsked)
    return (
      <div className={styles.code}>
        <Button onClick={() => setAsked(true)} variant="quiet">
          {t('subscription.haveAccessCode')}
        </Button>
      </div>
    )
  return (
    <TextField
      {...field}
      autoCapitalize="characters"
      autoComplete="off"
      label={t(mandatory ? 'auth.accessCode' : 'auth.accessCodeOptional')}
      maxLength={64}
      ref={input}
      spellCheck={false}
    />
  )
}
