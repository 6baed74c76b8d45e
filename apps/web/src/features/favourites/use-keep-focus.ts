import { type RefObject, useEffect, useRef } from 'react'

/**
 * When a focused card is removed, moves the focus to the heart of the card that takes its position, so that keyboard users keep their
 * place.
 */
export function useKeepFocus(items: readonly unknown[]): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null)
  const place = useRef(-1)

  useEffect(() => {
    const element = list.current
    const remember = ({ target }: Event) => {
      place.current = cardsOf(element).findIndex((card) => target instanceof Node && card.contains(target))
    }
    element?.addEventListener('focusin', remember)
    return () => element?.removeEventListener('focusin', remember)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the list may have taken the focus
  useEffect(() => {
    if (place.current < 0 || document.activeElement !== document.body) return
    const cards = cardsOf(list.current)
    cards[Math.min(place.current, cards.length - 1)]?.querySelector('button')?.focus({ preventScroll: true })
  }, [items])

  return list
}

function cardsOf(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('li:not([aria-hidden])') ?? [])]
}
