import { Button } from '@upbeat/ui/button.tsx'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { signInWithoutSsoPath } from '../../../lib/paths.ts'
import { useText } from '../../i18n/text.ts'
import { leaveForSso } from '../deeplink.ts'

/** A link to the identity provider on the error page. */
export function RetrySso({ asAnother }: { asAnother: boolean }) {
  const t = useText()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  async function leave() {
    setBusy(true)
    const outcome = await leaveForSso({ again: asAnother })
    setBusy(false)
    if (outcome !== 'left') void navigate(signInWithoutSsoPath())
  }
  return (
    <Button busy={busy} onClick={() => void leave()}>
      {t(asAnother ? 'auth.ssoAsAnother' : 'common.retry')}
    </Button>
  )
}
