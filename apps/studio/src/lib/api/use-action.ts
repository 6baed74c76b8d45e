import { useState } from 'react'
import { useText } from '../i18n/use-text.ts'
import { showToast } from '../layout/toast-store.ts'
import { problemKey } from './problem-key.ts'
import { isDeclined } from './studio-error.ts'

/** Runs a button's action, one at a time; shows errors in a toast and exposes whether it is pending. */
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
