import { useEffect } from 'react'
import { create } from 'zustand'

/** What the page shown calls itself; `null` leaves the name to the route. */
export const usePageTitleStore = create<{ title: string | null }>()(() => ({ title: null }))

/**
 * Names the page after what it shows (a class, a channel), once that is known. Without a name it leaves alone what a component inside, whose
 * effects run first, has set.
 */
export function usePageTitle(title: string | null | undefined): void {
  useEffect(() => {
    if (!title) return
    usePageTitleStore.setState({ title })
    return () => usePageTitleStore.setState({ title: null })
  }, [title])
}
