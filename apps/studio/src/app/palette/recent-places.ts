import type { StaffSession } from '@upbeat/contract/studio/entities/session'
import type { IconName } from '@upbeat/ui/icon-shapes.ts'
import type { Command } from './match-commands.ts'

type RecentPlace = { path: string; label: string; icon: IconName }

const most = 5

/** The pages and classes opened last from the palette, in this browser, by this account in this club. */
export function recentPlaces(session: StaffSession): readonly RecentPlace[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(session)) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isPlace).slice(0, most) : []
  } catch {
    return []
  }
}

export function noteRecent(session: StaffSession, { path, label, icon }: Command): void {
  if (path === undefined) return
  const others = recentPlaces(session).filter((place) => place.path !== path)
  localStorage.setItem(keyOf(session), JSON.stringify([{ path, label, icon }, ...others].slice(0, most)))
}

function isPlace(value: unknown): value is RecentPlace {
  const { path, label, icon } = (value ?? {}) as Record<string, unknown>
  return [path, label, icon].every((part) => typeof part === 'string') && String(path).startsWith('/')
}

function keyOf({ account, club }: StaffSession): string {
  return `studio.recent:${club?.tenantId}:${account.id}`
}
