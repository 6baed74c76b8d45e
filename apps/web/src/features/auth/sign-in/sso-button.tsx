import { Button } from '@upbeat/ui/button.tsx'
import { useState } from 'react'
import { useText } from '../../i18n/text.ts'
import { leaveForSso } from '../deeplink.ts'

/** Links the sign-in form to the club's identity provider (D-16); `replacing` if the form's URL would redirect by itself. */
export function SsoButton({ replacing }: { replacing: boolean }) {
  const t = useText()
  const [busy, setBusy] = useState(false)
  async function leave() {
    setBusy(true)
    await leaveForSso({ replacing })
    setBusy(false)
  }
  return (
    <Button busy={busy} fullWidth onClick={() => void leave()} size="large" variant="secondary">
      {t('auth.signInWithSso')}
    </Button>
  )
}
