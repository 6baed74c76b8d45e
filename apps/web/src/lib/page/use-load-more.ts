import { loadMoreDelayMilliseconds } from '@upbeat/rules/constants'
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/** Calls `onMore` one second after the end of the list is in view or above it; each change of `shown` restarts the delay. */
export function useLoadMore<Place extends HTMLElement>(
  active: boolean,
  shown: number,
  onMore: () => void,
): RefObject<Place | null> {
  const place = useRef<Place>(null)
  const more = useEffectEvent(onMore)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page shown starts the wait anew
  useEffect(() => {
    const end = place.current
    if (!end || !active) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const observer = new IntersectionObserver(
      ([entry]) => {
        clearTimeout(timer)
        timer = entry?.isIntersecting ? setTimeout(more, loadMoreDelayMilliseconds) : undefined
      },
      // Content scrolled past counts as seen.
      { rootMargin: '1000000px 0px 0px 0px' },
    )
    observer.observe(end)
    // Chromium can miss a jump to the end right after the list was replaced.
    const observeAgain = () => {
      if (timer !== undefined) return
      observer.unobserve(end)
      observer.observe(end)
    }
    window.addEventListener('scrollend', observeAgain)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
      window.removeEventListener('scrollend', observeAgain)
    }
  }, [active, shown])

  return place
}
