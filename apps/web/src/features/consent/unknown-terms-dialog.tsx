import { Button } from '@upbeat/ui/button.tsx'
import { Dialog } from '@upbeat/ui/dialog.tsx'
import { useText } from '../i18n/text.ts'
import { LogOutInstead } from './log-out-instead.tsx'

/** Shown if the member's answer couldn't be loaded: retry, or sign out. */
export function UnknownTermsDialog({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
  const t = useText()
  return (
    <Dialog
      actions={
        <>
          <LogOutInstead />
          <Button busy={busy} onClick={onRetry}>
            {t('common.retry')}
          </Button>
        </>
      }
      dismissible={false}
      onOpenChange={() => {}}
      open
      size="small"
      title={t('consent.loadFailed')}
    />
  )
}
