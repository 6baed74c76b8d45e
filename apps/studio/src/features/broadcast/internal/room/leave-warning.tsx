import { useBlocker } from 'react-router'
import { ActionDialog } from '../../../../lib/forms/action-dialog.tsx'
import { useUnloadWarning } from '../../../../lib/forms/use-unload-warning.ts'
import { useText } from '../../../../lib/i18n/use-text.ts'

/** Asks before the page is left while it sends. */
export function LeaveWarning({ isSending }: { isSending: boolean }) {
  const t = useText()
  useUnloadWarning(isSending)
  const blocker = useBlocker(isSending)
  if (blocker.state !== 'blocked') return null
  return (
    <ActionDialog
      action={t('broadcast.leave')}
      isDangerous
      onAction={() => blocker.proceed()}
      onClose={() => blocker.reset()}
      size="small"
      text={t('broadcast.leaveText')}
      title={t('broadcast.leaveTitle')}
    >
      {null}
    </ActionDialog>
  )
}
