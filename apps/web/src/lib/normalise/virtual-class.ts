import type { ListedClass } from '@upbeat/contract/entities/virtual-class'

/** A class as some providers send it: plain, or wrapped with its tag beside it (ENT-05). */
export type ReceivedClass<C extends ListedClass = ListedClass> = C | { virtualClass: Partial<C>; classTag?: string }

/** Reads a wrapped class like a plain one; `tag` is the class's id in any case. */
export function normaliseClass<C extends ListedClass>(received: ReceivedClass<C>): C {
  if (!('virtualClass' in received) || !received.virtualClass) return received as C
  const { virtualClass, classTag, ...around } = received
  return { ...around, ...virtualClass, tag: virtualClass.tag ?? classTag } as C
}

export function normaliseClasses<C extends ListedClass>(received: readonly ReceivedClass<C>[] | null | undefined): C[] {
  return (received ?? []).map(normaliseClass)
}
