import { Button } from '@upbeat/ui/button.tsx'
import { useState } from 'react'
import { useText } from '../i18n/text.ts'
import { leaveForSso } from './deeplink.ts'

/** The way to the club's identity provider for who stayed on the form (D-16); `replacing` where the form's address alone would leave. */
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
