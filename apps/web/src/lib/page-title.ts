import { useEffect } from 'react'
import { create } from 'zustand'

/** What the page shown calls itself; `null` leaves the name to the route. */
export const usePageTitleStore = create<{ title: string | null }>()(() => ({ title: null }))

/** Names the page after what it shows (a class, a channel), once that is known. */
export function usePageTitle(title: string | null | undefined): void {
  useEffect(() => {
    usePageTitleStore.setState({ title: title ?? null })
    return () => usePageTitleStore.setState({ title: null })
  }, [title])
}
