import type { User } from '@upbeat/contract/entities/user'
import type { PhraseKey } from '@upbeat/phrases/phrase-key'
import { isEmail } from '@upbeat/rules/auth/is-email'
import { TextField } from '@upbeat/ui/text-field.tsx'
import { type FormProblems, useForm } from '@upbeat/ui/use-form.ts'
import { useText } from '../../i18n/text.ts'
import { useSaved } from '../use-saved.ts'
import { ProfileForm } from './profile-form.tsx'
import { profileProblem } from './profile-problem.ts'
import { updateProfile } from './update-profile.ts'

/** Edits the email address (ACC-07). */
export function EmailForm({ user }: { user: User }) {
  const t = useText()
  const saved = useSaved()
  const { text, ...form } = useForm<Values, PhraseKey>({
    initial: { email: user.applicationProfile.emailAddress },
    check,
    describe: t,
    async send({ email }) {
      try {
        await updateProfile(user, { emailAddress: email.trim() })
        saved()
      } catch (error) {
        const problem = profileProblem(error)
        return problem === 'errors.emailInUse' ? { problems: { email: problem } } : { notice: problem }
      }
    },
  })
  return (
    <ProfileForm {...form}>
      <TextField
        {...text('email')}
        autoCapitalize="none"
        autoComplete="email"
        inputMode="email"
        label={t('account.email')}
        type="email"
      />
    </ProfileForm>
  )
}

type Values = { email: string }

/** ACC-11, ACC-12 */
function check({ email }: Values): FormProblems<Values, PhraseKey> {
  if (email.trim() === '') return { email: 'account.emailRequired' }
  return isEmail(email.trim()) ? {} : { email: 'account.emailInvalid' }
}
