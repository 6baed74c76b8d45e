import { Failure } from '../../platform/failure/failure.ts'
import { Prebuilt } from '../../platform/http/answer.ts'
import type { Context, MemberContext } from '../../platform/http/context.ts'
import type { Catalogues } from '../classes/catalogue.ts'
import { listedItems } from '../classes/listed-items.ts'
import type { FavouriteRepository } from './repository.ts'

export type FavouriteService = ReturnType<typeof createFavouriteService>
type Parts = { favourites: FavouriteRepository; catalogues: Pick<Catalogues, 'of'> }

const none: ReadonlySet<string> = new Set()

export function createFavouriteService({ favourites, catalogues }: Parts) {
  /** The requesting member's favourites; none for guests. */
  async function tagsOf(context: Context): Promise<ReadonlySet<string>> {
    if (!context.member) return none
    return new Set(await favourites.tags(context.tenantId, context.member.memberId))
  }

  /** Newest first; removed classes are left out. */
  async function list(context: MemberContext): Promise<Prebuilt> {
    const catalogue = await catalogues.of(context.tenant)
    const tags = await favourites.tags(context.tenantId, context.memberId)
    return new Prebuilt(`[${listedItems(catalogue, tags, new Set(tags)).join(',')}]`)
  }

  /** @throws Failure classNotFound */
  async function add(context: MemberContext, tag: string): Promise<void> {
    const catalogue = await catalogues.of(context.tenant)
    if (!catalogue.byTag.has(tag)) throw new Failure('classNotFound')
    await favourites.insert(context.tenantId, context.memberId, tag, context.now)
  }

  /** @throws Failure notFound if it wasn't a favourite */
  async function remove(context: MemberContext, tag: string): Promise<void> {
    if (!(await favourites.remove(context.tenantId, context.memberId, tag))) throw new Failure('notFound')
  }

  return { tagsOf, list, add, remove }
}
