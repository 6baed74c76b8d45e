import type { TenantContents } from '@upbeat/contract/entities/public-tenant'
import { isChannelListed } from '@upbeat/rules/channels/is-channel-listed'
import { isCollectionListed } from '@upbeat/rules/collections/collection-type'
import { type OfferedFilters, offeredFilters } from '@upbeat/rules/filters/offered-filters'
import type { SitePart } from '@upbeat/rules/tenant/switches'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { Catalogue } from './build-catalogue.ts'
import type { ClassRow } from './repository.ts'

type Content = Pick<Catalogue, 'channels' | 'classList' | 'collections' | 'connect'> & {
  byTag: Pick<Catalogue['byTag'], 'has'>
  live: readonly unknown[]
}

/**
 * What a club has to show its members. Connect is never empty if its events come from an outside provider. `offered`
 * are the filters if they are known already.
 */
export function contentsOf(
  { config, settings }: Pick<Tenant, 'config' | 'settings'>,
  { byTag, channels, classList, collections, connect, live }: Content,
  offered: OfferedFilters | null = null,
): TenantContents {
  const shown = (tags: readonly string[]) => tags.filter((tag) => byTag.has(tag))
  const has: Record<SitePart, boolean> = {
    connect:
      Boolean(settings.connectProviders?.[config.connectSource]) || connect.classList.length > 0 || live.length > 0,
    channels: channels.some((row) => isChannelListed({ ...row, title: shown(row.classTags) })),
    collections: collections.some((row) =>
      isCollectionListed({ collectionType: row.type, collectionItems: shown(row.classTags) }),
    ),
  }
  const empty = (Object.keys(has) as SitePart[]).filter((part) => !has[part])
  const { durations, easyDurations, levels, noEquipment } =
    offered ?? offeredFilters(classList.map(({ listed }) => listed))
  return { empty, durations, easyDurations, levels, noEquipment }
}

type Offering = { row: Pick<ClassRow, 'tag' | 'durationSecond' | 'skill' | 'equipment'> }

/** Whether the same filters are offered after a change of these classes, as far as can be told without the others. */
export function isOfferedAlike(before: readonly Offering[], after: readonly Offering[]): boolean {
  const filtered = ({ row: { tag, durationSecond, skill, equipment } }: Offering) => [
    tag,
    durationSecond,
    skill,
    equipment,
  ]
  return JSON.stringify(before.map(filtered)) === JSON.stringify(after.map(filtered))
}
