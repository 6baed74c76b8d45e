import type { StudioPhraseKey } from '@upbeat/phrases/studio/phrase-key'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate, useNavigation, useRouteError } from 'react-router'
import { loadProblem } from '../../lib/api/load-problem.ts'

/**
 * Why a page failed, null until known, and how to try again. Without a connection the page is opened again, also once the connection is
 * back, so that uploads and unsaved input elsewhere are kept. A page that crashed, or whose files a new version has removed, needs a reload.
 */
export function usePageFailure() {
  const error = useRouteError()
  const here = useLocation()
  const navigate = useNavigate()
  const busy = useNavigation().state !== 'idle'
  const [problem, setProblem] = useState<StudioPhraseKey | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: again after each failure; a second try may fail with the same error
  useEffect(() => {
    let isCurrent = true
    void loadProblem().then((found) => isCurrent && setProblem(found))
    return () => {
      isCurrent = false
    }
  }, [error, here.key])

  function onRetry() {
    if (problem === 'errors.pageBroken') location.reload()
    else void navigate(here, { replace: true, state: here.state })
  }

  const reconnected = useEffectEvent(() => problem !== 'errors.pageBroken' && onRetry())
  useEffect(() => {
    const listen = () => reconnected()
    addEventListener('online', listen)
    return () => removeEventListener('online', listen)
  }, [])

  return { problem, busy, onRetry }
}
