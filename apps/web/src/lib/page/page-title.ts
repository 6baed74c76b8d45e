import { useEffect } from 'react'
import { create } from 'zustand'

/** The current page's title; `null` uses the route's. */
export const usePageTitleStore = create<{ title: string | null }>()(() => ({ title: null }))

/**
 * Sets the page's title to its content (a class, a channel) once known. Without a title it keeps the one set by a component inside, whose
 * effects run first.
 */
export function usePageTitle(title: string | null | undefined): void {
  useEffect(() => {
    if (!title) return
    usePageTitleStore.setState({ title })
    return () => usePageTitleStore.setState({ title: null })
  }, [title])
}
