import { askPasskey, canUsePasskeys } from '@upbeat/client/ask-passkey.ts'
import { Button } from '@upbeat/ui/button.tsx'
import { useState } from 'react'
import { api } from '../../../lib/api/api.ts'
import { text, useText } from '../../i18n/text.ts'
import { useAuth } from '../auth-store.ts'
import { signIn } from './sign-in.ts'

/** Signs in with a passkey, if the club and the browser support it. */
export function PasskeyButton() {
  const t = useText()
  const [busy, setBusy] = useState(false)
  async function enter() {
    setBusy(true)
    useAuth.setState({ errorText: '' })
    try {
      await signIn({ passkey: await askPasskey(await api('askPasskeySignIn')) })
    } catch (error) {
      // Closing the browser's dialog is a cancellation, not a failure.
      if ((error as Error).name !== 'NotAllowedError') useAuth.setState({ errorText: text('auth.passkeyFailed') })
    }
    setBusy(false)
  }
  if (!canUsePasskeys()) return null
  return (
    <Button busy={busy} fullWidth onClick={() => void enter()} size="large" variant="secondary">
      {t('auth.passkeySignIn')}
    </Button>
  )
}
