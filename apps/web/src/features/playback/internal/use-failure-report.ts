import { useEffect } from 'react'
import { api } from '../../../lib/api/api.ts'
import type { MediaFailure } from './engine/media-failure.ts'

/** Tells the server about failures that don't pass by themselves. It counts them; a report that gets lost isn't repeated. */
export function useFailureReport(failure: MediaFailure | null, isLive: boolean): void {
  useEffect(() => {
    if (failure?.kind !== 'playback') return
    api('reportPlaybackError', { body: { code: failure.code, isLive } }).catch(() => {})
  }, [failure, isLive])
}
