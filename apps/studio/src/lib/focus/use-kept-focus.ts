import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Navigates to the URL that includes a field's value, so that the field keeps focus although the page is rebuilt. */
export function keepFocusOn(field: string) {
  return { replace: true, state: { field } }
}

/** The field that keeps focus at this URL, if any. */
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
