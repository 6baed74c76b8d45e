/** Moves the item at `from` to `to`, clamped to the list. */
export function moveTo<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const target = Math.max(0, Math.min(items.length - 1, to))
  const item = items[from]
  if (item === undefined) return [...items]
  const rest = items.filter((_, place) => place !== from)
  return [...rest.slice(0, target), item, ...rest.slice(target)]
}
