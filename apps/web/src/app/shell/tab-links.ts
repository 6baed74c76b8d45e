import type { PublicTenant } from '@upbeat/contract/entities/public-tenant'
import type { PhraseKey } from '@upbeat/phrases/phrase-key'
import { hasContent, liveEnabled, signInShown } from '@upbeat/rules/tenant/switches'
import type { IconName } from '@upbeat/ui/icon-shapes.ts'
import { paths } from '../../lib/paths.ts'

/** A tab is current on its own page and on paths that start with one of `sections`. */
export type TabLink = { to: string; label: PhraseKey; icon: IconName; sections: readonly string[] }

/** The tabs of a phone's navigation that the club's switches allow, without a live schedule if Connect is empty. */
export function tabLinks(tenant: PublicTenant, signedIn: boolean): TabLink[] {
  const classes = tenant.navCopy === 'alternate' ? 'shell.classFinder' : 'shell.classes'
  const tabs: (TabLink | false)[] = [
    { to: paths.home, label: 'pages.home', icon: 'home', sections: [paths.home] },
    { to: paths.classes, label: classes, icon: 'play', sections: [paths.classes, paths.browse] },
    liveEnabled(tenant) &&
      hasContent(tenant, 'connect') && {
        to: paths.connectSchedule,
        label: 'connect.live',
        icon: 'live',
        sections: [paths.connectSchedule],
      },
    {
      to: paths.classSearch,
      label: 'shell.search',
      icon: 'search',
      sections: [paths.classSearch, paths.onDemandSearch],
    },
    signedIn
      ? {
          to: paths.favourites,
          label: 'shell.you',
          icon: 'person',
          sections: ['/user', paths.classesFavourites, paths.onDemandFavourites, paths.classesRecent],
        }
      : signInShown(tenant) && {
          to: paths.signIn,
          label: 'shell.you',
          icon: 'person',
          sections: [paths.signIn, paths.signUp],
        },
  ]
  return tabs.filter((tab) => tab !== false)
}

/** The tab with the longest section that contains `pathname`. */
export function currentTab(tabs: readonly TabLink[], pathname: string): TabLink | undefined {
  const path = withSlash(pathname.toLowerCase())
  const depth = ({ sections }: TabLink) =>
    Math.max(0, ...sections.map(withSlash).map((section) => (path.startsWith(section) ? section.length : 0)))
  return tabs.filter((tab) => depth(tab) > 0).toSorted((one, other) => depth(other) - depth(one))[0]
}

function withSlash(path: string): string {
  return path.endsWith('/') ? path : `${path}/`
}
