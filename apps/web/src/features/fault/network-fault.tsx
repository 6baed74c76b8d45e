import { Button } from '@upbeat/ui/button.tsx'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { api } from '../../lib/api.ts'
import { useText } from '../i18n/text.ts'
import { ErrorMessage } from './error-message.tsx'
import { FaultPage } from './fault-page.tsx'

/** The browser's `online` event says nothing about the server, and does not come at all where only the server was out of reach. */
const lookEveryMilliseconds = 5000

/** In place of a page that could not be fetched (ERR-33). The page comes by itself once the server answers. */
export function NetworkFault() {
  const t = useText()
  const { state, tryAgain } = useRecovery()
  if (state === 'reachable') return <ErrorMessage />
  return (
    <FaultPage hint={t('shell.offlineHint')} text={t('errors.network')} title={t('shell.errorTitle')}>
      <Button onClick={tryAgain}>{t('common.retry')}</Button>
    </FaultPage>
  )
}

/** `reachable`: the server answered all the time, so that the connection isn't what is wrong. */
function useRecovery() {
  const navigate = useNavigate()
  const location = useLocation()
  const [state, setState] = useState<'lost' | 'reachable'>('lost')
  const wasLost = useRef(!navigator.onLine)
  const tries = useRef(0)
  const look = useRef(async () => {})
  look.current = async () => {
    try {
      await api('getManifest')
    } catch {
      wasLost.current = true
      return
    }
    if (!wasLost.current && tries.current > 0) return setState('reachable')
    // Some browsers remember that a file could not be imported, and only a reload makes them forget.
    if (tries.current++ > 0) window.location.reload()
    else await navigate(location, { replace: true, state: location.state })
  }
  useEffect(() => {
    const tryAgain = () => void look.current()
    const timer = setInterval(tryAgain, lookEveryMilliseconds)
    window.addEventListener('online', tryAgain)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', tryAgain)
    }
  }, [])
  return { state, tryAgain: () => void look.current() }
}
