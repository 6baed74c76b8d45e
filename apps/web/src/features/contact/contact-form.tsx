import { useQuery } from '@tanstack/react-query'
import { ApiError } from '@upbeat/client/api-error.ts'
import type { PhraseKey } from '@upbeat/phrases/phrase-key'
import { isEmail } from '@upbeat/rules/auth/is-email'
import { Button } from '@upbeat/ui/button.tsx'
import { FormNotice } from '@upbeat/ui/form-notice.tsx'
import { TextArea } from '@upbeat/ui/text-area.tsx'
import { TextField } from '@upbeat/ui/text-field.tsx'
import { type FormProblems, useForm } from '@upbeat/ui/use-form.ts'
import { useEffect, useEffectEvent } from 'react'
import { api } from '../../lib/api/api.ts'
import { notify } from '../../lib/snackbar-store.ts'
import { useSignedIn } from '../auth/auth-store.ts'
import { userQuery } from '../auth/queries.ts'
import { text, useText } from '../i18n/text.ts'
import styles from './contact-screen.module.css'

/** The contact form (CONT-01), prefilled for members; cleared after sending. */
export function ContactForm() {
  const user = useQuery({ ...userQuery(), enabled: useSignedIn() })
  const { firstName = '', lastName = '', emailAddress = '' } = user.data?.applicationProfile ?? {}
  const known = { name: [firstName, lastName].filter(Boolean).join(' '), email: emailAddress ?? '' }
  const t = useText()
  const contact = useForm<Values, PhraseKey>({
    initial: { ...known, message: '' },
    check,
    describe: t,
    async send({ name, email, message }) {
      try {
        await api('sendContact', { body: { name: name.trim(), email: email.trim(), message: message.trim() } })
      } catch (error) {
        return { notice: problemOf(error) }
      }
      contact.clear()
      notify(text('contact.sent'))
    },
  })
  useFill(contact, known)
  return (
    <form {...contact.form} className={styles.form}>
      <FormNotice text={contact.notice} />
      <TextField {...contact.text('name')} autoComplete="name" label={t('contact.name')} maxLength={200} />
      <TextField
        {...contact.text('email')}
        autoCapitalize="none"
        autoComplete="email"
        inputMode="email"
        label={t('contact.email')}
        type="email"
      />
      <TextArea {...contact.text('message')} label={t('contact.message')} maxLength={5000} />
      <Button busy={contact.busy} size="large" type="submit">
        {t('contact.send')}
      </Button>
    </form>
  )
}

/** Prefills the form once the member has loaded, without overwriting input. */
function useFill(
  { fill }: { fill: (values: Partial<Values>) => void },
  { name, email }: Omit<Values, 'message'>,
): void {
  const fillIn = useEffectEvent(fill)
  useEffect(() => {
    if (name !== '' || email !== '') fillIn({ name, email })
  }, [name, email])
}

type Values = { name: string; email: string; message: string }

/** CONT-02, CONT-03, CONT-05 */
function check({ name, email, message }: Values): FormProblems<Values, PhraseKey> {
  const address = email.trim()
  return {
    ...(name.trim() === '' && { name: 'contact.nameRequired' }),
    ...(address === '' && { email: 'auth.emailRequired' }),
    ...(address !== '' && !isEmail(address) && { email: 'auth.emailInvalid' }),
    ...(message.trim() === '' && { message: 'contact.messageRequired' }),
  }
}

function problemOf(error: unknown): PhraseKey {
  const status = error instanceof ApiError ? error.status : undefined
  if (status === 400) return 'errors.invalidData'
  if (status === 429) return 'errors.tooManyRequests'
  return status === 0 ? 'errors.network' : 'errors.generic'
}
