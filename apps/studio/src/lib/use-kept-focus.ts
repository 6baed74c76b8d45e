import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** How to go to the address that a field's value is part of, so that the field keeps the focus though the page is built anew. */
export function keepFocusOn(field: string) {
  return { replace: true, state: { field } }
}

/** The field that keeps the focus at this address, if any. */
export function focusedField(state: unknown): string | undefined {
  return (state as { field?: string } | null)?.field
}

/** For the field itself. */
export function useKeptFocus<Field extends HTMLElement>(name: string) {
  const field = useRef<Field>(null)
  const { state } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page has been built
  useEffect(() => {
    if (focusedField(state) === name) field.current?.focus()
  }, [])
  return field
}
