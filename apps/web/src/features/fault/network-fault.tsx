import { Button } from '@upbeat/ui/button.tsx'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { api } from '../../lib/api.ts'
import { useOnline } from '../../lib/use-online.ts'
import { useText } from '../i18n/text.ts'
import { ErrorMessage } from './error-message.tsx'
import { FaultPage } from './fault-page.tsx'

/** The browser's `online` event says nothing about the server, and does not come at all where only the server was out of reach. */
const lookEveryMilliseconds = 5000

/** In place of a page that could not be fetched (ERR-33). The page comes by itself once the server answers. */
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
        // Some browsers remember that a file could not be imported, and only a reload makes them forget.
        else if (past.wasLost) window.location.reload()
        // The server has answered all the time: the connection isn't what is wrong.
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
      {/* What was open before is in memory still. */}
      {location.key !== 'default' && (
        <Button onClick={() => void navigate(-1)} variant="secondary">
          {t('common.back')}
        </Button>
      )}
    </FaultPage>
  )
}
