import { type RefObject, useEffect, useRef } from 'react'

/**
 * A card that goes takes the focus on its heart along; this hands it to the heart of the card that moves into its place, so that
 * who goes through the list by keyboard does not start over.
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
