import { useState } from 'react'
import { problemKey } from './problem-key.ts'
import { isDeclined } from './studio-error.ts'
import { showToast } from './toast-store.ts'
import { useText } from './use-text.ts'

/** Runs one thing at a time that a button starts, says what went wrong in a notice, and knows whether it is under way. */
export function useAction() {
  const t = useText()
  const [busy, setBusy] = useState(false)

  async function run(work: () => Promise<unknown>): Promise<boolean> {
    if (busy) return false
    setBusy(true)
    try {
      await work()
      return true
    } catch (error) {
      if (!isDeclined(error)) showToast(t(problemKey(error)), { tone: 'danger' })
      return false
    } finally {
      setBusy(false)
    }
  }

  return { busy, run }
}
