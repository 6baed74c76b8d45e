import { isSameValue } from '@upbeat/rules/publishing/merge-changes'
import { Failure } from '../../platform/failure/failure.ts'

export type Values = Record<string, unknown>

export function differing(before: Values = {}, after: Values = {}): string[] {
  return Object.keys({ ...before, ...after }).filter((key) => !isSameValue(before[key], after[key]))
}

/** Reverts the keys of a change, unless they have changed again since. @throws Failure changedSince */
export function revertKeys(current: Values, before: Values = {}, after: Values = {}): Values {
  const keys = differing(before, after)
  if (keys.some((key) => !isSameValue(current[key], after[key]))) throw new Failure('changedSince')
  const left = Object.entries(current).filter(([key]) => !keys.includes(key))
  const back = keys.flatMap((key) => (key in before ? [[key, before[key]] as const] : []))
  return Object.fromEntries([...left, ...back])
}
