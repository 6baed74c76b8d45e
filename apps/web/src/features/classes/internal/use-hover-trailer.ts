import { hoverTrailerDelayMilliseconds } from '@upbeat/rules/constants'
import { type RefObject, useEffect, useState } from 'react'
import { wantsStillness } from '../../../lib/wants-stillness.ts'

/**
 * The trailer to play on a card: after one second of hover or focus, until it ends or Escape is pressed (CARD-04, CARD-05). None with
 * reduced motion or data saver.
 */
export function useHoverTrailer(element: RefObject<HTMLElement | null>, src: string | null): string | null {
  const [playing, setPlaying] = useState(false)

  useEffect(() => {
    const card = element.current
    if (!card || !src) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = () => {
      clearTimeout(timer)
      document.removeEventListener('keydown', stopOnEscape)
      setPlaying(false)
    }
    const stopOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && stop()
    const start = () => {
      if (wantsStillness()) return
      clearTimeout(timer)
      document.addEventListener('keydown', stopOnEscape)
      timer = setTimeout(() => setPlaying(true), hoverTrailerDelayMilliseconds)
    }
    const startByMouse = (event: PointerEvent) => event.pointerType === 'mouse' && start()
    const startByKeyboard = (event: FocusEvent) => {
      if (event.target instanceof Element && event.target.matches(':focus-visible')) start()
    }

    card.addEventListener('pointerenter', startByMouse)
    card.addEventListener('pointerleave', stop)
    card.addEventListener('focusin', startByKeyboard)
    card.addEventListener('focusout', stop)
    return () => {
      stop()
      card.removeEventListener('pointerenter', startByMouse)
      card.removeEventListener('pointerleave', stop)
      card.removeEventListener('focusin', startByKeyboard)
      card.removeEventListener('focusout', stop)
    }
  }, [element, src])

  return playing ? src : null
}
