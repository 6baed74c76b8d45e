import { create } from 'zustand'

type Asking = { answer: (given: boolean) => void }

/** The state of the re-authentication dialog; null while it is closed. */
export const useReauthenticationStore = create<{ asking: Asking | null }>(() => ({ asking: null }))

let pending: Promise<boolean> | null = null

/** Opens the dialog and resolves to whether it succeeded. Concurrent calls share one dialog. */
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
