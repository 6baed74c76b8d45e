import type { z } from 'zod'
import { TenantSettings } from './tenant-settings.ts'

/**
 * Parses a club's private settings. One that can't be read is treated as unset and reported in `error`: a value stored
 * before a rule existed must not take the club offline.
 */
export function readSettings(stored: Record<string, unknown>): { settings: TenantSettings; error: z.ZodError | null } {
  const { data, error } = TenantSettings.safeParse(stored)
  if (data) return { settings: data, error: null }
  const unreadable = new Set(error.issues.map(({ path }) => path[0]))
  const readable = Object.entries(stored).filter(([key]) => !unreadable.has(key))
  return { settings: TenantSettings.parse(Object.fromEntries(readable)), error }
}
