import type { InvitationWithLink } from '@upbeat/contract/studio/entities/staff'
import { Button } from '@upbeat/ui/button.tsx'
import { Dialog } from '@upbeat/ui/dialog.tsx'
import form from '../../../lib/forms/form.module.css'
import { useText } from '../../../lib/i18n/use-text.ts'
import { useTimes } from '../../../lib/i18n/use-times.ts'
import { copyText } from '../../../lib/layout/copy-text.ts'
import styles from './invitation-link-dialog.module.css'

/** The link of an invitation, to pass on by hand. The server stores its hash only, so it can't be shown again. */
export function InvitationLinkDialog({ invitation, onClose }: { invitation: InvitationWithLink; onClose: () => void }) {
  const t = useText()
  const times = useTimes()
  const { email, expiresAt, link } = invitation
  return (
    <Dialog
      closeLabel={t('shell.close')}
      description={t('staff.linkText', { email, day: times.day(expiresAt) })}
      onOpenChange={(open) => open || onClose()}
      open
      title={t('staff.linkTitle', { email })}
    >
      <div className={form.form}>
        <code className={styles.link} dir="ltr">
          {link}
        </code>
        <div className={form.actions}>
          <Button icon="copy" onClick={() => void copyText(link, t('staff.linkCopied'))}>
            {t('staff.copyLink')}
          </Button>
          <Button onClick={onClose} variant="quiet">
            {t('staff.done')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
