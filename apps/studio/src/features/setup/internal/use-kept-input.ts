import { useEffect } from 'react'
import { api } from '../../../lib/api.ts'
import type { Step } from './setup-query.ts'

const pauseMs = 600

/**
 * Keeps what was typed at a step on the server, after a pause in typing, for a reload or another device (SETUP-02). The step itself is
 * left out: a save that arrives after going on must not lead back.
 */
export function useKeptInput(step: Step, values: object): void {
  const json = JSON.stringify(values)
  useEffect(() => {
    const timer = setTimeout(() => {
      // The next change tries again, and going on sends the values themselves.
      api('saveSetup', { body: { input: { [step]: JSON.parse(json) } } }).catch(() => {})
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [step, json])
}
