import type { CoachDetails } from '@upbeat/contract/entities/coach'
import { Failure } from '../../platform/failure/failure.ts'
import { Prebuilt } from '../../platform/http/answer.ts'
import type { Context } from '../../platform/http/context.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { Catalogue } from '../classes/build-catalogue.ts'
import type { Catalogues } from '../classes/catalogue.ts'
import { classesByCoach } from '../classes/classes-by-coach.ts'
import { listedJson } from '../classes/present.ts'

export type CoachService = ReturnType<typeof createCoachService>
type Parts = {
  catalogues: Pick<Catalogues, 'of'>
  favouriteTags: (context: Context) => Promise<ReadonlySet<string>>
}
type Wanted = { coach: string; pageSize: number; pageNumber: number }

export function createCoachService({ catalogues, favouriteTags }: Parts) {
  /**
   * One page of a coach's classes; pages are counted from 1.
   * @throws Failure notFound for a name that neither a class nor the club gives
   */
  async function classes(context: Context, { coach: name, pageSize, pageNumber }: Wanted): Promise<Prebuilt> {
    const catalogue = await catalogues.of(context.tenant)
    const all = classesByCoach(catalogue).get(name) ?? []
    if (!rowOf(catalogue, name) && all.length === 0) throw new Failure('notFound')
    const from = (pageNumber - 1) * pageSize
    const page = all.slice(from, from + pageSize)
    const favourites = await favouriteTags(context)
    const items = page.map(({ json, row: { tag } }) => listedJson(json, favourites.has(tag)))
    const coachDetails = detailsOf(catalogue, name)
    const rest = { itemsRemaining: Math.max(0, all.length - from - page.length), coachDetails }
    return new Prebuilt(`{"items":[${items.join(',')}],${JSON.stringify(rest).slice(1)}`)
  }

  /** What the club has written about a coach; only the name, if nothing. */
  async function coachOf(tenant: Tenant, name: string): Promise<CoachDetails> {
    return detailsOf(await catalogues.of(tenant), name)
  }

  return { classes, coachOf }
}

function rowOf({ coaches }: Catalogue, name: string) {
  return coaches.find((each) => each.name === name)
}

function detailsOf(catalogue: Catalogue, name: string): CoachDetails {
  const { line = '', description = '', imageLink = null } = rowOf(catalogue, name) ?? {}
  return { name, line, description, imageLink }
}
