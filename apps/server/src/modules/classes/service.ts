import { Failure } from '../../platform/failure/failure.ts'
import { Prebuilt } from '../../platform/http/answer.ts'
import type { Context } from '../../platform/http/context.ts'
import type { Catalogues } from './catalogue.ts'
import { type ClassLinks, noLinks, wholeJson } from './present.ts'

export type ClassService = ReturnType<typeof createClassService>
type Parts = {
  catalogues: Pick<Catalogues, 'of'>
  favouriteTags: (context: Context) => Promise<ReadonlySet<string>>
  hasAccess: (tenantId: string, memberId: string) => Promise<boolean>
  /** Addresses of a class's media, for the caller's session. */
  linksFor: (context: Context, tag: string) => Promise<ClassLinks>
}

export function createClassService({ catalogues, favouriteTags, hasAccess, linksFor }: Parts) {
  /** A class; its stream only for members with access (API-17, D-37). @throws Failure classNotFound */
  async function get(context: Context, tag: string): Promise<Prebuilt> {
    const catalogue = await catalogues.of(context.tenant)
    const found = catalogue.byTag.get(tag)
    if (!found) throw new Failure('classNotFound')
    const { member } = context
    const mayWatch = member !== null && (await hasAccess(context.tenantId, member.memberId))
    const links = mayWatch ? await linksFor(context, tag) : noLinks
    const favourite = member !== null && (await favouriteTags(context)).has(tag)
    return new Prebuilt(wholeJson(found.row, found.json, favourite, links))
  }

  return { get }
}
