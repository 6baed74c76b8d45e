import { type CancelReason, cancelReasons } from '@upbeat/contract/entities/cancel-reason'
import { Button } from '@upbeat/ui/button.tsx'
import { Dialog } from '@upbeat/ui/dialog.tsx'
import { api } from '../../../lib/api/api.ts'
import { useText } from '../../i18n/text.ts'
import styles from './cancel-reason-dialog.module.css'

type Props = { subscriptionTag: string; onClose: () => void }

/** Asks with one tap why a membership was cancelled. It is cancelled already, whatever is answered. */
export function CancelReasonDialog({ subscriptionTag, onClose }: Props) {
  const t = useText()

  function give(reason: CancelReason) {
    onClose()
    // An answer that is lost isn't worth troubling someone who leaves.
    api('giveCancelReason', { params: { id: subscriptionTag }, body: { reason } }).catch(() => {})
  }

  return (
    <Dialog
      actions={
        <Button onClick={onClose} variant="quiet">
          {t('subscription.reasonSkip')}
        </Button>
      }
      description={t('subscription.reasonText')}
      onOpenChange={onClose}
      open
      size="small"
      title={t('subscription.reasonQuestion')}
    >
      <div className={styles.reasons}>
        {cancelReasons.map((reason) => (
          <Button fullWidth key={reason} onClick={() => give(reason)} variant="secondary">
            {t(`subscription.reason-${reason}`)}
          </Button>
        ))}
      </div>
    </Dialog>
  )
}
