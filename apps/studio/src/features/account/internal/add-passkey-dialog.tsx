import { makePasskey } from '@upbeat/client/ask-passkey.ts'
import { Button } from '@upbeat/ui/button.tsx'
import { Dialog } from '@upbeat/ui/dialog.tsx'
import { FormNotice } from '@upbeat/ui/form-notice.tsx'
import { TextField } from '@upbeat/ui/text-field.tsx'
import { api } from '../../../lib/api/api.ts'
import form from '../../../lib/forms/form.module.css'
import { useStudioForm } from '../../../lib/forms/use-studio-form.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import { showToast } from '../../../lib/layout/toast-store.ts'
import { PasskeyName } from './passkey-name.ts'
import { refreshSecurity } from './security-query.ts'

export type AddPasskeyDialogProps = { onClose: () => void; onDone: (recoveryCodes: readonly string[] | null) => void }

/** Asks for the passkey's name first, because the browser's dialog can't. */
export function AddPasskeyDialog({ onClose, onDone }: AddPasskeyDialogProps) {
  const t = useText()
  const add = useStudioForm({
    schema: PasskeyName,
    initial: { name: '' },
    problems: { name: 'account.passkeyNameProblem' },
    send: async ({ name }) => {
      const answer = await makePasskey(await api('startPasskey'))
      const { recoveryCodes } = await api('addPasskey', { body: { name, ...answer } })
      onDone(recoveryCodes)
      await refreshSecurity()
      showToast(t('account.passkeyAdded'))
    },
  })
  return (
    <Dialog
      closeLabel={t('shell.close')}
      description={t('account.addPasskeyText')}
      onOpenChange={(open) => open || onClose()}
      open
      size="small"
      title={t('account.addPasskey')}
    >
      <form {...add.props} className={form.form}>
        <FormNotice text={add.notice} />
        <TextField {...add.field('name')} description={t('account.passkeyNameHint')} label={t('account.passkeyName')} />
        <Button busy={add.busy} fullWidth type="submit">
          {t('account.continue')}
        </Button>
      </form>
    </Dialog>
  )
}
