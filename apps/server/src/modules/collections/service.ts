import { classesOfTheDay } from '@upbeat/rules/collections/classes-of-the-day'
import { isCollectionListed } from '@upbeat/rules/collections/collection-type'
import { collectionsPicture } from '@upbeat/rules/collections/collections-picture'
import { calendarDate } from '@upbeat/rules/live/live-days'
import { Failure } from '../../platform/failure/failure.ts'
import { Prebuilt } from '../../platform/http/answer.ts'
import type { Context } from '../../platform/http/context.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { Catalogue } from '../classes/build-catalogue.ts'
import type { Catalogues } from '../classes/catalogue.ts'
import { favouritesTag } from '../classes/favourites-tag.ts'
import { listedItems } from '../classes/listed-items.ts'
import { plainText } from '../classes/plain-text.ts'

export type CollectionService = ReturnType<typeof createCollectionService>
type ListedRow = Pick<Catalogue['collections'][number], 'name' | 'tag' | 'type' | 'description' | 'rule'> & {
  classTags: readonly string[]
}
type Parts = {
  catalogues: Pick<Catalogues, 'of'>
  favouriteTags: (context: Context) => Promise<ReadonlySet<string>>
}

export function createCollectionService({ catalogues, favouriteTags }: Parts) {
  /** Nothing for guests; class of the day and, last, the member's favourites are among them (D-06, D-101). */
  async function list(context: Context): Promise<Prebuilt> {
    if (!context.member) return new Prebuilt('[]')
    const catalogue = await catalogues.of(context.tenant)
    const favourites = await favouriteTags(context)
    const parts = catalogue.collections.map((row) =>
      collectionJson(catalogue, onDay(context, catalogue, row), favourites),
    )
    parts.push(favouritesJson(catalogue, favourites))
    return new Prebuilt(`[${parts.join(',')}]`)
  }

  /** Guests get it too. */
  async function classOfTheDay(context: Context): Promise<Prebuilt> {
    const catalogue = await catalogues.of(context.tenant)
    const row = onDay(context, catalogue, rowOfTheDay(catalogue))
    return new Prebuilt(collectionJson(catalogue, row, await favouriteTags(context)))
  }

  /** The picture of the first class of the day, as in the reply above. */
  async function pictureOfTheDay(of: Pick<Context, 'tenant' | 'now'>): Promise<string | null> {
    const catalogue = await catalogues.of(of.tenant)
    const tags = onDay(of, catalogue, rowOfTheDay(catalogue)).classTags
    const first = tags.find((tag) => catalogue.byTag.has(tag))
    return (first && catalogue.byTag.get(first)?.row.imageLink) || null
  }

  /** The picture at the top of the page of all collections. */
  async function pictureOfCollections(tenant: Tenant): Promise<string | null> {
    const { collections, byTag } = await catalogues.of(tenant)
    const pictures = collections.map(({ type, classTags }) => {
      const items = classTags.flatMap((tag) => byTag.get(tag) ?? []).map(({ row }) => row.imageLink)
      return isCollectionListed({ collectionType: type, collectionItems: items }) ? items : []
    })
    return collectionsPicture(tenant.config, pictures)
  }

  /** A collection, or a channel's classes, as a plain list. @throws Failure notFound */
  async function classList(context: Context, id: string): Promise<Prebuilt> {
    const catalogue = await catalogues.of(context.tenant)
    const favourites = await favouriteTags(context)
    const found = catalogue.collections.find(({ tag }) => tag === id)
    const row = found && onDay(context, catalogue, found)
    const channel = catalogue.channels.find(({ tag }) => tag === id)
    if (row)
      return new Prebuilt(
        listJson(row.tag, row.name, row.description, listedItems(catalogue, row.classTags, favourites)),
      )
    if (channel) {
      const parts = listedItems(catalogue, channel.classTags, favourites)
      return new Prebuilt(listJson(channel.tag, plainText(channel.displayName), plainText(channel.description), parts))
    }
    throw new Failure('notFound')
  }

  return { list, classOfTheDay, pictureOfTheDay, pictureOfCollections, classList }
}

function rowOfTheDay(catalogue: Catalogue): ListedRow {
  return catalogue.collections.find(({ type }) => type === 'classoftheday') ?? unnamed
}

/** Of a club that has made none. */
const unnamed = { name: '', tag: '', type: 'classoftheday', description: '', rule: null, classTags: [] } as const

/** The class of the day as it is today in the club's time zone; any other collection as it is. */
function onDay({ now, tenant }: Pick<Context, 'now' | 'tenant'>, catalogue: Catalogue, row: ListedRow): ListedRow {
  if (row.type !== 'classoftheday') return row
  const day = calendarDate(now.getTime(), tenant.settings.timeZone ?? 'UTC')
  return { ...row, classTags: tagsOfDay(catalogue, row, day) }
}

/** The classes of a day, the planned one first (SHELF-04). */
export function tagsOfDay(catalogue: Catalogue, row: Pick<ListedRow, 'rule' | 'classTags'> = unnamed, day: string) {
  return classesOfTheDay({
    day,
    planned: catalogue.plannedClasses.get(day) ?? null,
    chosen: row.classTags,
    byRule: row.rule !== null,
    all: catalogue.classList.map((entry) => entry.row.tag),
    isPlayable: (tag) => Boolean(catalogue.byTag.get(tag)?.row.media),
  })
}

function collectionJson(catalogue: Catalogue, row: ListedRow, favourites: ReadonlySet<string>) {
  return headJson(row, listedItems(catalogue, row.classTags, favourites))
}

function favouritesJson(catalogue: Catalogue, favourites: ReadonlySet<string>) {
  const head = { name: 'Favourites', tag: favouritesTag, type: 'favourites', description: '' }
  return headJson(head, listedItems(catalogue, [...favourites], favourites))
}

function headJson(row: { name: string; tag: string; type: string; description: string }, parts: string[]) {
  const head = JSON.stringify({
    collectionName: row.name,
    collectionTag: row.tag,
    collectionType: row.type,
    description: row.description || null,
  })
  return `${head.slice(0, -1)},"collectionItems":[${parts.join(',')}]}`
}

function listJson(tag: string, name: string, description: string, parts: string[]) {
  return `${JSON.stringify({ tag, name, description: description || null }).slice(0, -1)},"items":[${parts.join(',')}]}`
}
