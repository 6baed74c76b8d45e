import { create } from 'zustand'

type Asking = { answer: (given: boolean) => void }

/** What the one dialog that asks who is there shows; null while nobody is asked. */
export const useReauthenticationStore = create<{ asking: Asking | null }>(() => ({ asking: null }))

let pending: Promise<boolean> | null = null

/** Opens the dialog and answers whether it was passed. Calls that need it at the same time share one dialog. */
export function askReauthentication(): Promise<boolean> {
  pending ??= new Promise<boolean>((resolve) => {
    const answer = (given: boolean) => {
      pending = null
      useReauthenticationStore.setState({ asking: null })
      resolve(given)
    }
    useReauthenticationStore.setState({ asking: { answer } })
  })
  return pending
}
