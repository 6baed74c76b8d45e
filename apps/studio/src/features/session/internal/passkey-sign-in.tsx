import { askPasskey } from '@upbeat/client/ask-passkey.ts'
import { Button } from '@upbeat/ui/button.tsx'
import { api } from '../../../lib/api/api.ts'
import { useAction } from '../../../lib/api/use-action.ts'
import { useText } from '../../../lib/i18n/use-text.ts'

/** Signs in with a passkey, which identifies the account and counts as second factor. */
export function PasskeySignIn({ onSignedIn }: { onSignedIn: () => Promise<unknown> }) {
  const t = useText()
  const { busy, run } = useAction()
  const signIn = async () => {
    const challenge = await api('startPasskeySignIn')
    await api('signInWithPasskey', { body: await askPasskey(challenge) })
    await onSignedIn()
  }
  return (
    <Button busy={busy} fullWidth icon="key" onClick={() => void run(signIn)} variant="secondary">
      {t('session.withPasskey')}
    </Button>
  )
}
