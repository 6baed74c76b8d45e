import { Button } from '@upbeat/ui/button.tsx'
import { Dialog } from '@upbeat/ui/dialog.tsx'
import { FormNotice } from '@upbeat/ui/form-notice.tsx'
import { TextField } from '@upbeat/ui/text-field.tsx'
import { z } from 'zod'
import { api } from '../../../lib/api/api.ts'
import type { StudioReply } from '../../../lib/api/create-studio-api.ts'
import form from '../../../lib/forms/form.module.css'
import { useStudioForm } from '../../../lib/forms/use-studio-form.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import { QrCode } from '../../../lib/layout/qr-code.tsx'
import styles from './totp-dialog.module.css'

export type TotpSetUp = StudioReply<'startTotp'>
export type TotpDialogProps = {
  setUp: TotpSetUp
  onClose: () => void
  /** Receives the recovery codes if this is the first second factor. */
  onDone: (recoveryCodes: readonly string[] | null) => Promise<unknown>
}

/** Shows the QR code for an authenticator app and asks for a code from it. */
export function TotpDialog({ setUp, onClose, onDone }: TotpDialogProps) {
  const t = useText()
  const confirm = useStudioForm({
    schema: z.object({ code: z.string().trim().min(6).max(10) }),
    initial: { code: '' },
    problems: { code: 'session.codeProblem' },
    send: async ({ code }) => {
      const { recoveryCodes } = await api('confirmTotp', { body: { token: setUp.token, code } })
      await onDone(recoveryCodes)
    },
  })
  return (
    <Dialog
      closeLabel={t('shell.close')}
      description={t('account.totpScan')}
      dismissible={false}
      onOpenChange={(open) => open || onClose()}
      open
      size="small"
      title={t('account.totpTitle')}
    >
      <div className={styles.code}>
        <QrCode label={t('account.totpQr')} text={setUp.uri} />
      </div>
      <p className={form.hint}>{t('account.totpByHand')}</p>
      <code className={styles.secret}>{groupsOfFour(setUp.secret)}</code>
      <form {...confirm.props} className={form.form}>
        <FormNotice text={confirm.notice} />
        <TextField
          {...confirm.field('code')}
          autoComplete="one-time-code"
          inputMode="numeric"
          label={t('session.code')}
        />
        <Button busy={confirm.busy} fullWidth type="submit">
          {t('account.totpConfirm')}
        </Button>
      </form>
    </Dialog>
  )
}

function groupsOfFour(secret: string) {
  return secret.replace(/(.{4})(?=.)/g, '$1 ')
}
