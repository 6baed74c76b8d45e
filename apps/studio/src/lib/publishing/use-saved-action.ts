import { useEffect, useState } from 'react'
import { useAction } from '../api/use-action.ts'
import { useText } from '../i18n/use-text.ts'
import { showToast } from '../layout/toast-store.ts'
import type { SaveOutcome, Unsaved } from './save-outcome.ts'
import { unsavedMark } from './unsaved-mark.ts'

/**
 * Runs a button's actions. `runSaved` saves pending input first, and runs only if all of it is saved: otherwise it says why not, and focuses
 * the rejected field or the conflict.
 */
export function useSavedAction(flush: () => Promise<SaveOutcome>) {
  const t = useText()
  const { busy, run } = useAction()
  // After the render that marks the fields.
  const [stops, setStops] = useState(0)
  useEffect(() => {
    if (stops > 0) document.querySelector<HTMLElement>(unsavedMark.selector)?.focus()
  }, [stops])

  function runSaved(work: () => Promise<unknown>): Promise<boolean> {
    return run(async () => {
      const outcome = await flush()
      if (outcome.kind === 'saved') return work()
      showToast(t(problemOf(outcome)), { tone: 'danger' })
      setStops((count) => count + 1)
    })
  }

  return { busy, run, runSaved }
}

function problemOf(unsaved: Unsaved) {
  if (unsaved.reason === 'failed') return unsaved.problem
  return problems[unsaved.reason]
}

const problems = {
  refused: 'publishing.refusedFirst',
  conflict: 'publishing.conflictFirst',
  offline: 'errors.network',
} as const
