import type { StaffSession } from '@upbeat/contract/studio/entities/session'
import type { StudioPhraseKey } from '@upbeat/phrases/studio/phrase-key'
import type { Permission } from '@upbeat/rules/staff/may'
import type { IconName } from '@upbeat/ui/icon-shapes.ts'
import { reachIn } from '../lib/api/session.ts'

export type NavigationEntry = {
  path: string
  label: StudioPhraseKey
  icon: IconName
  /** The required permission, with any reach, or one of several; without one the page is for everyone. */
  permission?: Permission | readonly Permission[]
}

/** Those who may not see members may see how many there are. */
export const memberPermissions: readonly Permission[] = ['members.view', 'members.count']

/** The pages in the navigation, in order. On a phone the first four are in the bar and the rest under More. */
const entries: readonly NavigationEntry[] = [
  { path: '/', label: 'shell.home', icon: 'home' },
  { path: '/classes', label: 'shell.classes', icon: 'video', permission: 'classes.view' },
  { path: '/schedule', label: 'shell.schedule', icon: 'calendar', permission: 'schedule.view' },
  { path: '/find', label: 'shell.discovery', icon: 'search', permission: 'collections.view' },
  { path: '/members', label: 'shell.members', icon: 'person', permission: memberPermissions },
  { path: '/plans', label: 'shell.plans', icon: 'card', permission: 'plans.view' },
  { path: '/payments', label: 'shell.payments', icon: 'receipt', permission: 'payments.view' },
  { path: '/figures', label: 'shell.figures', icon: 'chart', permission: 'figures.view' },
  { path: '/look', label: 'shell.look', icon: 'palette', permission: 'look.view' },
  { path: '/texts', label: 'shell.texts', icon: 'message', permission: 'texts.view' },
  { path: '/storage', label: 'shell.storage', icon: 'storage', permission: 'storage.view' },
  { path: '/settings', label: 'shell.settings', icon: 'settings', permission: 'settings.view' },
  { path: '/people', label: 'shell.people', icon: 'people', permission: 'staff.view' },
  { path: '/history', label: 'shell.history', icon: 'history', permission: 'audit.view' },
  { path: '/api-keys', label: 'shell.apiKeys', icon: 'key', permission: 'apiKeys.edit' },
]

/** The pages that this person may open; the server rejects calls of the others (STAFF-10). */
export function navigationFor(session: StaffSession): readonly NavigationEntry[] {
  if (!session.club) return []
  return entries.filter(({ permission = [] }) => {
    const oneOf = [permission].flat()
    return oneOf.length === 0 || oneOf.some((one) => reachIn(session, one) !== null)
  })
}
