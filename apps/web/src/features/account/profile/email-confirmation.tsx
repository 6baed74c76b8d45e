import { ApiError } from '@upbeat/client/api-error.ts'
import type { User } from '@upbeat/contract/entities/user'
import type { PhraseKey } from '@upbeat/phrases/phrase-key'
import { PasswordField } from '@upbeat/ui/password-field.tsx'
import { type FormFailure, useForm } from '@upbeat/ui/use-form.ts'
import { api } from '../../../lib/api/api.ts'
import { queryClient } from '../../../lib/api/query-client.ts'
import { notify } from '../../../lib/snackbar-store.ts'
import { userQuery } from '../../auth/queries.ts'
import { useText } from '../../i18n/text.ts'
import { FormDialog } from '../form-dialog.tsx'

type Values = { password: string }

/** The page of the link sent to a new email address: the password confirms it; members with single sign-on have none. */
export function EmailConfirmation({ user, token, onDone }: { user: User; token: string; onDone: () => void }) {
  const t = useText()
  const hasPassword = user.ExternalUserId === null
  const { form, text, busy, notice } = useForm<Values, PhraseKey>({
    initial: { password: '' },
    check: ({ password }) => (hasPassword && password === '' ? { password: 'account.deletePasswordRequired' } : {}),
    describe: t,
    async send({ password }) {
      try {
        queryClient.setQueryData(userQuery().queryKey, await api('confirmAddress', { body: { token, password } }))
      } catch (error) {
        return failureOf(error, hasPassword)
      }
      notify(t('account.saved'))
      onDone()
    },
  })
  return (
    <FormDialog
      action={t('common.save')}
      busy={busy}
      description={user.pendingEmailAddress ?? ''}
      form={form}
      notice={notice}
      onClose={onDone}
      title={t('account.emailConfirm')}
    >
      {hasPassword && (
        <PasswordField
          {...text('password')}
          autoComplete="current-password"
          concealLabel={t('auth.hidePassword')}
          label={t('account.deletePassword')}
          revealLabel={t('auth.showPassword')}
        />
      )}
    </FormDialog>
  )
}

function failureOf(error: unknown, hasPassword: boolean): FormFailure<Values, PhraseKey> {
  const status = error instanceof ApiError ? error.status : 0
  if (status === 403 && hasPassword) return { problems: { password: 'account.deletePasswordWrong' } }
  return { notice: noticeOf[status] ?? 'errors.generic' }
}

const noticeOf: Record<number, PhraseKey> = {
  0: 'errors.network',
  403: 'errors.signInAgain',
  409: 'errors.emailInUse',
  400: 'errors.linkExpired',
  429: 'errors.tooManyRequests',
}
