import type { ListedClass } from '@upbeat/contract/entities/virtual-class'
import { readFavourites } from '../favourite-tags.ts'

/** A class as sent by some providers: plain, or wrapped with its tag next to it (ENT-05). */
export type ReceivedClass<C extends ListedClass = ListedClass> = C | { virtualClass: Partial<C>; classTag?: string }

/** Parses a plain or wrapped class; `tag` is always the class's id. Updates the favourites. */
export function normaliseClass<C extends ListedClass>(received: ReceivedClass<C>): C {
  const item = unwrap(received)
  readFavourites([item])
  return item
}

/** The same for a list; `since` as in `readFavourites`. */
export function normaliseClasses<C extends ListedClass>(
  received: readonly ReceivedClass<C>[] | null | undefined,
  since?: number,
): C[] {
  const items = (received ?? []).map(unwrap)
  readFavourites(items, since)
  return items
}

function unwrap<C extends ListedClass>(received: ReceivedClass<C>): C {
  if (!('virtualClass' in received) || !received.virtualClass) return received as C
  const { virtualClass, classTag, ...around } = received
  return { ...around, ...virtualClass, tag: virtualClass.tag ?? classTag } as C
}
