import { Button } from '@upbeat/ui/button.tsx'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { api } from '../../lib/api/api.ts'
import { useOnline } from '../../lib/use-online.ts'
import { useText } from '../i18n/text.ts'
import { ErrorMessage } from './error-message.tsx'
import { FaultPage } from './fault-page.tsx'

/** Poll interval: the browser's `online` event says nothing about the server, and isn't fired if only the server was unreachable. */
const lookEveryMilliseconds = 5000

/** Replaces a page that failed to load (ERR-33). Retries by itself once the server responds. */
export function NetworkFault() {
  const t = useText()
  const navigate = useNavigate()
  const location = useLocation()
  const isOffline = !useOnline()
  const [isReachable, setReachable] = useState(false)
  const past = useRef({ wasLost: !navigator.onLine, tries: 0 }).current
  const look = () =>
    api('getManifest').then(
      () => {
        past.tries++
        if (past.tries === 1) void navigate(location, { replace: true, state: location.state })
        // Some browsers cache a failed import until the page is reloaded.
        else if (past.wasLost) window.location.reload()
        // The server has responded all along: the network isn't the cause.
        else setReachable(true)
      },
      () => {
        past.wasLost = true
      },
    )
  const lookAgain = useEffectEvent(look)
  useEffect(() => {
    const onTurn = () => void lookAgain()
    const timer = setInterval(onTurn, lookEveryMilliseconds)
    window.addEventListener('online', onTurn)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', onTurn)
    }
  }, [])
  if (isReachable) return <ErrorMessage />
  return (
    <FaultPage
      hint={t(isOffline ? 'shell.offlineStill' : 'shell.offlineHint')}
      text={t(isOffline ? 'shell.offlineHint' : 'errors.network')}
      title={t(isOffline ? 'shell.offlineTitle' : 'shell.errorTitle')}
    >
      <Button onClick={look}>{t('common.retry')}</Button>
      {/* Earlier pages are still in memory. */}
      {location.key !== 'default' && (
        <Button onClick={() => void navigate(-1)} variant="secondary">
          {t('common.back')}
        </Button>
      )}
    </FaultPage>
  )
}
