import { Prebuilt } from '../../platform/http/answer.ts'
import type { Context } from '../../platform/http/context.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Catalogue, Catalogues } from '../classes/catalogue.ts'
import { favouritesTag } from '../classes/favourites-tag.ts'
import { listedItems } from '../classes/listed-items.ts'
import { plainText } from '../classes/plain-text.ts'

export type CollectionService = ReturnType<typeof createCollectionService>
type CollectionRow = Catalogue['collections'][number]
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
    const parts = catalogue.collections.map((row) => collectionJson(catalogue, row, favourites))
    parts.push(favouritesJson(catalogue, favourites))
    return new Prebuilt(`[${parts.join(',')}]`)
  }

  /** Guests get it too. */
  async function classOfTheDay(context: Context): Promise<Prebuilt> {
    const catalogue = await catalogues.of(context.tenant)
    const row = catalogue.collections.find(({ type }) => type === 'classoftheday')
    if (!row) return new Prebuilt(headJson({ name: '', tag: '', type: 'classoftheday', description: '' }, []))
    return new Prebuilt(collectionJson(catalogue, row, await favouriteTags(context)))
  }

  /** A collection, or a channel's classes, as a plain list. @throws Failure notFound */
  async function classList(context: Context, id: string): Promise<Prebuilt> {
    const catalogue = await catalogues.of(context.tenant)
    const favourites = await favouriteTags(context)
    const row = catalogue.collections.find(({ tag }) => tag === id)
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

  return { list, classOfTheDay, classList }
}

function collectionJson(catalogue: Catalogue, row: CollectionRow, favourites: ReadonlySet<string>) {
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
