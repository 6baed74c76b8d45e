import type { PublicTenant } from '@upbeat/contract/entities/public-tenant'
import type { PhraseKey } from '@upbeat/phrases/phrase-key'
import {
  channelsEnabled,
  collectionsEnabled,
  connectEnabled,
  contentModeTenant,
  hasContent,
} from '@upbeat/rules/tenant/switches'
import { paths } from '../../lib/paths.ts'

export type NavLink = { to: string; label: PhraseKey }

/** The club's main navigation, with its own labels and order (SHELL-03, SHELL-07, SHELL-11, D-23), without empty parts. */
export function navLinks(tenant: PublicTenant): NavLink[] {
  if (contentModeTenant(tenant)) return []
  const alternate = tenant.navCopy === 'alternate'
  const links: NavLink[] = [{ to: paths.classes, label: alternate ? 'shell.classFinder' : 'shell.classes' }]
  if (connectEnabled(tenant) && hasContent(tenant, 'connect'))
    links[alternate ? 'push' : 'unshift']({ to: paths.connect, label: alternate ? 'shell.myClub' : 'shell.connect' })
  return [...links, ...contentLinks(tenant)]
}

/** The links of the footer (SHELL-08). If the club hides the header's links, they include the member's own pages. */
export function footerLinks(tenant: PublicTenant, signedIn: boolean): NavLink[] {
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

function contentLinks(tenant: PublicTenant): NavLink[] {
  const links: NavLink[] = []
  if (channelsEnabled(tenant) && hasContent(tenant, 'channels'))
    links.push({ to: paths.channels, label: 'shell.channels' })
  if (collectionsEnabled(tenant) && hasContent(tenant, 'collections'))
    links.push({ to: paths.collections, label: 'shell.collections' })
  return links
}
