import type { User } from '@upbeat/contract/entities/user'
import type { PhraseKey } from '@upbeat/phrases/phrase-key'
import { TextField } from '@upbeat/ui/text-field.tsx'
import { type FormProblems, useForm } from '@upbeat/ui/use-form.ts'
import { useText } from '../../i18n/text.ts'
import { useSaved } from '../use-saved.ts'
import { ProfileForm } from './profile-form.tsx'
import { profileProblem } from './profile-problem.ts'
import { updateProfile } from './update-profile.ts'

/** First and last name (ACC-08). */
export function NameForm({ user }: { user: User }) {
  const t = useText()
  const saved = useSaved()
  const { firstName, lastName } = user.applicationProfile
  const { text, ...form } = useForm<Values, PhraseKey>({
    initial: { firstName: firstName ?? '', lastName: lastName ?? '' },
    check,
    describe: t,
    async send(values) {
      try {
        await updateProfile(user, { firstName: values.firstName.trim(), lastName: values.lastName.trim() })
        saved()
      } catch (error) {
        return { notice: profileProblem(error) }
      }
    },
  })
  return (
    <ProfileForm {...form}>
      <TextField {...text('firstName')} autoComplete="given-name" label={t('account.firstName')} maxLength={100} />
      <TextField {...text('lastName')} autoComplete="family-name" label={t('account.lastName')} maxLength={100} />
    </ProfileForm>
  )
}

type Values = { firstName: string; lastName: string }

/** AUTH-15 */
function check({ firstName, lastName }: Values): FormProblems<Values, PhraseKey> {
  return {
    ...(firstName.trim() === '' && { firstName: 'account.firstNameRequired' }),
    ...(lastName.trim() === '' && { lastName: 'account.lastNameRequired' }),
  }
}
