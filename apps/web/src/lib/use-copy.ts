import { type RefObject, useRef, useState } from 'react'
import { logWarning } from './log.ts'

type Copying = {
  /** The field that shows the text. */
  input: RefObject<HTMLInputElement | null>
  /** `byHand`: the browser refused, and the text is selected instead. */
  outcome: 'none' | 'copied' | 'byHand'
  copy: () => Promise<void>
}

/** Copies a text to the clipboard, or selects it in its field where the browser doesn't allow that. */
export function useCopy(text: string, onCopied?: () => void): Copying {
  const input = useRef<HTMLInputElement>(null)
  const [outcome, setOutcome] = useState<Copying['outcome']>('none')

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('copied')
      onCopied?.()
    } catch (error) {
      // No clipboard on pages without TLS, or if the member denies it.
      logWarning('The text could not be copied to the clipboard', error)
      input.current?.select()
      setOutcome('byHand')
    }
  }

  return { input, outcome, copy }
}
