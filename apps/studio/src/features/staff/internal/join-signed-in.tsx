import { Button } from '@upbeat/ui/button.tsx'
import { api } from '../../../lib/api/api.ts'
import { useAction } from '../../../lib/api/use-action.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import type { JoinProps } from './join-as-new.tsx'

/** For people already signed in with the invited email address. */
export function JoinSignedIn({ token, onReply }: JoinProps) {
  const t = useText()
  const { busy, run } = useAction()
  const join = async () => onReply(await api('acceptInvitation', { body: { token } }))
  return (
    <Button busy={busy} fullWidth onClick={() => void run(join)}>
      {t('staff.join')}
    </Button>
  )
}
