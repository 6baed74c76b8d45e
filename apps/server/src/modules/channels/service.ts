import type { ChannelDetails } from '@upbeat/contract/entities/channel'
import { isChannelListed } from '@upbeat/rules/channels/is-channel-listed'
import { Failure } from '../../platform/failure/failure.ts'
import { Prebuilt } from '../../platform/http/answer.ts'
import type { Context } from '../../platform/http/context.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { Catalogue } from '../classes/build-catalogue.ts'
import type { Catalogues } from '../classes/catalogue.ts'
import { listedItems } from '../classes/listed-items.ts'
import { plainText } from '../classes/plain-text.ts'

export type ChannelService = ReturnType<typeof createChannelService>
type ChannelRow = Catalogue['channels'][number]
type Parts = {
  catalogues: Pick<Catalogues, 'of'>
  favouriteTags: (context: Context) => Promise<ReadonlySet<string>>
}

export function createChannelService({ catalogues, favouriteTags }: Parts) {
  /** All of them, inactive and empty ones too: the app lists as the rule says (D-101). */
  async function list(context: Context): Promise<Prebuilt> {
    const catalogue = await catalogues.of(context.tenant)
    const favourites = await favouriteTags(context)
    const parts = catalogue.channels.map((row) => {
      const head = JSON.stringify(details(row, context)).slice(0, -1)
      return `${head},"title":[${listedItems(catalogue, row.classTags, favourites).join(',')}]}`
    })
    return new Prebuilt(`[${parts.join(',')}]`)
  }

  /** One page of a channel's classes; pages are counted from 1. @throws Failure notFound */
  async function classes(context: Context, query: { channelTag: string; pageSize: number; pageNumber: number }) {
    const catalogue = await catalogues.of(context.tenant)
    const row = catalogue.channels.find(({ tag }) => tag === query.channelTag)
    if (!row) throw new Failure('notFound')
    const present = row.classTags.filter((tag) => catalogue.byTag.has(tag))
    const from = (query.pageNumber - 1) * query.pageSize
    const page = present.slice(from, from + query.pageSize)
    const rest = {
      itemsRemaining: Math.max(0, present.length - from - page.length),
      channelDetails: details(row, context),
      titleDetails: titleOf(row),
    }
    const parts = listedItems(catalogue, page, await favouriteTags(context))
    return new Prebuilt(`{"items":[${parts.join(',')}],${JSON.stringify(rest).slice(1)}`)
  }

  /** A channel's title with its classes. @throws Failure notFound */
  async function title(context: Context, tag: string): Promise<Prebuilt> {
    const catalogue: Catalogue = await catalogues.of(context.tenant)
    const row = catalogue.channels.find((each) => each.tag === tag || titleOf(each).tag === tag)
    if (!row) throw new Failure('notFound')
    const parts = listedItems(catalogue, row.classTags, await favouriteTags(context))
    return new Prebuilt(`${JSON.stringify(titleOf(row)).slice(0, -1)},"items":[${parts.join(',')}]}`)
  }

  /** The picture of the first listed channel, at the top of the page of all channels. */
  async function pictureOfChannels(tenant: Tenant): Promise<string | null> {
    const { channels, byTag } = await catalogues.of(tenant)
    const isListed = ({ classTags, ...row }: ChannelRow) =>
      isChannelListed({ ...row, title: classTags.filter((tag) => byTag.has(tag)) })
    return channels.find(isListed)?.mediaSpaceImageUrl ?? null
  }

  return { list, classes, title, pictureOfChannels }
}

function details(row: ChannelRow, context: Context): ChannelDetails {
  return {
    tag: row.tag,
    displayName: row.displayName,
    description: row.description,
    profileImageUrl: row.profileImageUrl,
    mediaSpaceImageUrl: row.mediaSpaceImageUrl,
    provider: row.provider,
    active: row.active,
    availability: row.availability,
    tenants: [context.tenant.name],
    createdDate: row.createdAt.toISOString(),
  }
}

/** Each channel has one title, named after it. */
function titleOf(row: ChannelRow) {
  return { tag: `${row.tag}-title`, name: plainText(row.displayName), description: plainText(row.description) || null }
}
