import { useEffect } from 'react'
import { api } from '../../../lib/api/api.ts'
import type { Step } from './setup-query.ts'

const pauseMs = 600

/**
 * Stores a step's input on the server after a pause in typing, for a reload or another device (SETUP-02). Doesn't store the current step: a
 * late save must not lead back.
 */
export function useKeptInput(step: Step, values: object): void {
  const json = JSON.stringify(values)
  useEffect(() => {
    const timer = setTimeout(() => {
      // The next change retries, and continuing sends the values anyway.
      api('saveSetup', { body: { input: { [step]: JSON.parse(json) } } }).catch(() => {})
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [step, json])
}
