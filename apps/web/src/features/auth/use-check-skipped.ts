import { seamlessMode } from '@upbeat/rules/tenant/switches'
import { isEmbedded, useEmbedded } from '../embedding/embedded-mode.ts'
import { getTenant, useTenant } from '../tenant/tenant-store.ts'

/** Whether the membership check is left to the embedding page, which vouches for its members (EMBED-09, D-59). */
export function useCheckSkipped(): boolean {
  return seamlessMode(useTenant(), useEmbedded())
}

export function isCheckSkipped(): boolean {
  return seamlessMode(getTenant(), isEmbedded())
}
