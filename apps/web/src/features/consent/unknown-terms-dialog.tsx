import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { logOut } from '../auth/log-out.ts'
import { useText } from '../i18n/text.ts'

/** In place of the terms while it is not known whether the member accepted them: asking again, or signing out. */
export function UnknownTermsDialog({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
  const t = useText()
  return (
    <Dialog
      actions={
        <>
          <Button render={<Link onClick={() => void logOut()} to={paths.landing} />} variant="quiet">
            {t('consent.logOut')}
          </Button>
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
