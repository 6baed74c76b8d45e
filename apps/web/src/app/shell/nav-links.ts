import type { TenantConfig } from '@upbeat/contract/entities/tenant-config'
import type { PhraseKey } from '@upbeat/phrases/phrase-key'
import { channelsEnabled, collectionsEnabled, connectEnabled, contentModeTenant } from '@upbeat/rules/tenant/switches'
import { paths } from '../../lib/paths.ts'

export type NavLink = { to: string; label: PhraseKey }

/** The club's main navigation, with its own labels and order (SHELL-03, SHELL-07, SHELL-11, D-23). */
export function navLinks(tenant: TenantConfig): NavLink[] {
  if (contentModeTenant(tenant)) return []
  const alternate = tenant.navCopy === 'alternate'
  const connect = connectEnabled(tenant)
    ? [{ to: paths.connect, label: alternate ? 'shell.myClub' : 'shell.connect' } as const]
    : []
  const classes: NavLink[] = [{ to: paths.classes, label: alternate ? 'shell.classFinder' : 'shell.classes' }]
  return [...(alternate ? [...classes, ...connect] : [...connect, ...classes]), ...contentLinks(tenant)]
}

/** The links of the footer (SHELL-08). If the club hides the header's links, they include the member's own pages. */
export function footerLinks(tenant: TenantConfig, signedIn: boolean): NavLink[] {
  const own: NavLink[] = [
    { to: paths.favourites, label: 'pages.favourites' },
    { to: paths.recent, label: 'pages.recent' },
  ]
  return [
    ...(signedIn && contentModeTenant(tenant) ? own : []),
    ...contentLinks(tenant),
    { to: paths.classSearch, label: 'shell.search' },
    { to: paths.contact, label: 'shell.contact' },
    { to: paths.terms, label: 'shell.terms' },
  ]
}

function contentLinks(tenant: TenantConfig): NavLink[] {
  return [
    ...(channelsEnabled(tenant) ? [{ to: paths.channels, label: 'shell.channels' } as const] : []),
    ...(collectionsEnabled(tenant) ? [{ to: paths.collections, label: 'shell.collections' } as const] : []),
  ]
}
