import { useEffect, useRef } from 'react'
import { clock } from '../../../lib/clock.ts'
import { logWarning } from '../../../lib/log.ts'
import { addressExpiry } from '../engine/address-expiry.ts'
import type { Playback } from './use-playback.ts'

/** Milliseconds before its end at which an address is renewed, and between two looks at it: a sleeping machine misses timers. */
const ahead = 5 * 60_000
const lookEvery = 30_000
/** An address that is refused this soon after it was renewed will not be mended by another. */
const futileWithin = 10_000

/**
 * Keeps the media address good for as long as the class takes (D-105): asks for a new one shortly before it ends, or when it was refused,
 * and plays on without a break. `fetchAddress` answers an empty text where the member may no longer watch.
 */
export function useAddressRenewal(
  { engine, failure, store }: Pick<Playback, 'engine' | 'failure' | 'store'>,
  firstUrl: string,
  fetchAddress: () => Promise<string>,
): void {
  const address = useRef({ url: firstUrl, renewedAt: Number.NEGATIVE_INFINITY })
  const fetching = useRef(fetchAddress)
  fetching.current = fetchAddress

  useEffect(() => {
    if (!engine) return
    let busy = false
    const renew = async () => {
      if (busy) return
      busy = true
      try {
        const url = await fetching.current()
        if (url === '') return store.setState({ failure: { kind: 'playback', detail: 'no access' } })
        address.current = { url, renewedAt: performance.now() }
        engine.renew(url)
        store.setState({ failure: null })
      } catch (error) {
        logWarning('The media address could not be renewed', error)
      } finally {
        busy = false
      }
    }
    if (failure?.kind === 'expired') {
      if (performance.now() - address.current.renewedAt > futileWithin) void renew()
      else store.setState({ failure: { kind: 'playback', detail: 'refused' } })
    }
    const look = () => {
      const expiry = addressExpiry(address.current.url)
      if (expiry !== null && clock.now() > expiry - ahead) void renew()
    }
    const timer = setInterval(look, lookEvery)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [engine, failure, store])
}
