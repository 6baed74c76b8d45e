import type { Passkey } from '@upbeat/contract/studio/entities/account'
import { Button } from '@upbeat/ui/button.tsx'
import { Dialog } from '@upbeat/ui/dialog.tsx'
import { FormNotice } from '@upbeat/ui/form-notice.tsx'
import { TextField } from '@upbeat/ui/text-field.tsx'
import { api } from '../../../lib/api/api.ts'
import form from '../../../lib/forms/form.module.css'
import { useStudioForm } from '../../../lib/forms/use-studio-form.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import { PasskeyName } from './passkey-name.ts'
import { refreshSecurity } from './security-query.ts'

export function RenamePasskeyDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const t = useText()
  const rename = useStudioForm({
    schema: PasskeyName,
    initial: { name: passkey.name },
    problems: { name: 'account.passkeyNameProblem' },
    send: async (body) => {
      await api('renamePasskey', { params: { id: passkey.id }, body })
      await refreshSecurity()
      onClose()
    },
  })
  return (
    <Dialog
      closeLabel={t('shell.close')}
      onOpenChange={(open) => open || onClose()}
      open
      size="small"
      title={t('account.renamePasskey')}
    >
      <form {...rename.props} className={form.form}>
        <FormNotice text={rename.notice} />
        <TextField {...rename.field('name')} label={t('account.passkeyName')} />
        <Button busy={rename.busy} fullWidth type="submit">
          {t('account.save')}
        </Button>
      </form>
    </Dialog>
  )
}
