import { askPasskey, canUsePasskeys } from '@upbeat/client/ask-passkey.ts'
import { Button } from '@upbeat/ui/button.tsx'
import { useState } from 'react'
import { api } from '../../lib/api.ts'
import { text, useText } from '../i18n/text.ts'
import { useAuth } from './auth-store.ts'
import { signIn } from './sign-in.ts'

/** Signs in by a key of this device, where the club has passkeys and the browser can. */
export function PasskeyButton() {
  const t = useText()
  const [busy, setBusy] = useState(false)
  async function enter() {
    setBusy(true)
    useAuth.setState({ errorText: '' })
    try {
      await signIn({ passkey: await askPasskey(await api('askPasskeySignIn')) })
    } catch (error) {
      // Who closes the browser's own dialog has changed their mind.
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
