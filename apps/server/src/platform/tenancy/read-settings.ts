import type { z } from 'zod'
import { TenantSettings } from './tenant-settings.ts'

/**
 * A club's private settings as they can be used. One that can't be read counts as not set and is told in `error`: what was stored
 * before a rule was made must not take the club offline.
 */
export function readSettings(stored: Record<string, unknown>): { settings: TenantSettings; error: z.ZodError | null } {
  const { data, error } = TenantSettings.safeParse(stored)
  if (data) return { settings: data, error: null }
  const unreadable = new Set(error.issues.map(({ path }) => path[0]))
  const readable = Object.entries(stored).filter(([key]) => !unreadable.has(key))
  return { settings: TenantSettings.parse(Object.fromEntries(readable)), error }
}
