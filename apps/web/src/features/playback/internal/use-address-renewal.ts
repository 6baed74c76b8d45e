import { isClientFault } from '@upbeat/client/api-error.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import { clock } from '../../../lib/clock.ts'
import { logWarning } from '../../../lib/log.ts'
import type { Playback } from '../use-playback.ts'
import { addressExpiry } from './engine/address-expiry.ts'
import type { Engine } from './engine/engine.ts'

/** Milliseconds before its expiry at which a URL is renewed, and the check interval: timers are missed during sleep. */
const ahead = 5 * 60_000
const lookEvery = 30_000
/** Milliseconds between attempts to renew a rejected URL. */
const retryEvery = 5000
/** A URL rejected this soon after its renewal won't be fixed by another one. */
const futileWithin = 10_000

/**
 * Keeps the media URL valid during the class (D-105): renews it shortly before it expires or when it is rejected, without interrupting
 * playback. Without a network the member is told, and it retries until there is one. `fetchAddress` returns an empty text if the member has
 * lost access.
 */
export function useAddressRenewal(
  { engine, failure, store }: Pick<Playback, 'engine' | 'failure' | 'store'>,
  firstUrl: string,
  fetchAddress: () => Promise<string>,
): void {
  const known = useRef<Known>({ url: firstUrl, renewedAt: Number.NEGATIVE_INFINITY, refused: null, busy: false })
  const fetchLatest = useEffectEvent(fetchAddress)

  useEffect(() => {
    if (!engine) return
    const { current: address } = known
    const renew = async () => {
      if (address.busy) return
      address.busy = true
      try {
        const url = await fetchLatest()
        address.refused = null
        if (url === '') return store.setState({ failure: { kind: 'playback', code: 'noAccess' } })
        Object.assign(address, { url, renewedAt: performance.now() })
        engine.renew(url)
        store.setState({ failure: null })
      } catch (error) {
        logWarning('The media address could not be renewed', error)
        if (address.refused !== engine) return
        const isFinal = isClientFault(error)
        if (isFinal) address.refused = null
        store.setState({ failure: isFinal ? { kind: 'playback', code: 'notRenewed' } : { kind: 'network' } })
      } finally {
        address.busy = false
      }
    }
    if (failure?.kind === 'expired') {
      const isFutile = performance.now() - address.renewedAt <= futileWithin
      address.refused = isFutile ? null : engine
      if (isFutile) store.setState({ failure: { kind: 'playback', code: 'refused' } })
      else void renew()
    }
    const look = () => {
      const expiry = addressExpiry(address.url)
      if (expiry !== null && clock.now() > expiry - ahead) void renew()
    }
    const tryAgain = () => {
      if (address.refused === engine) void renew()
    }
    const timers = [setInterval(look, lookEvery), setInterval(tryAgain, retryEvery)]
    document.addEventListener('visibilitychange', look)
    window.addEventListener('online', tryAgain)
    return () => {
      for (const timer of timers) clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('online', tryAgain)
    }
  }, [engine, failure, store])
}

type Known = {
  url: string
  renewedAt: number
  /** The engine whose URL was rejected, until it has a new one. */
  refused: Engine | null
  busy: boolean
}
