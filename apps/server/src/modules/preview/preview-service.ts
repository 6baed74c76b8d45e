import type { PreviewLink, PreviewWish } from '@upbeat/contract/studio/entities/preview'
import { Failure } from '../../platform/failure/failure.ts'
import type { StaffContext } from '../../platform/http/studio/studio-context.ts'
import type { Previews } from '../../platform/preview/previews.ts'
import type { Tenants } from '../../platform/tenancy/tenants.ts'

export type PreviewService = ReturnType<typeof createPreviewService>
type Parts = {
  previews: Pick<Previews, 'sign'>
  tenants: Pick<Tenants, 'byHost'>
  /** Checks that the staff member may see a class's draft. @throws Failure notFound, notPermitted */
  assertVisible: (context: StaffContext, tag: string) => Promise<void>
}

const hourMs = 3_600_000
/** How far in the future a preview may be. */
const aheadMs = 31 * 24 * hourMs

/** Creates links that show the member app as one of its members would see it (DRAFT-05). */
export function createPreviewService({ previews, tenants, assertVisible }: Parts) {
  /** @throws Failure notFound, notPermitted, invalidRequest for a time beyond the coming month */
  async function create(context: StaffContext, wish: PreviewWish): Promise<PreviewLink> {
    const { tenant, tenantId, now, sessionId: staffSession, staff } = context
    const { persona, tag, look, curation, colours, language } = wish
    if (tag !== null) await assertVisible(context, tag)
    if (look && context.reachOf('look.view') === null) throw new Failure('notPermitted')
    if (curation && context.reachOf('collections.view') === null) throw new Failure('notPermitted')
    const at = wish.at === null ? now : new Date(wish.at)
    if (at.getTime() < now.getTime() - hourMs || at.getTime() > now.getTime() + aheadMs) {
      throw new Failure('invalidRequest')
    }
    const ownerId = context.reachOf('classes.view') === 'own' ? staff.accountId : null
    const madeAt = now.getTime()
    const expiresAt = madeAt + hourMs
    const token = previews.sign({
      tenantId,
      staffSession,
      persona,
      at: at.getTime(),
      madeAt,
      expiresAt,
      tag,
      ownerId,
      look,
      curation,
      colours,
    })
    const isOwnHost = tenants.byHost(new URL(context.origin).host)?.id === tenantId
    const query = new URLSearchParams({
      preview: token,
      ...(language !== null && { lang: language }),
      ...(!isOwnHost && { tenant: tenant.name }),
    })
    return { link: `${pathOf(wish)}?${query}`, expiresAt: new Date(expiresAt).toISOString() }
  }

  return { create }
}

/** Visitors can open a coach's page, but no class. */
function pathOf({ persona, tag, coach }: PreviewWish): string {
  if (coach !== null) return `/coaches/${encodeURIComponent(coach)}`
  if (persona === 'visitor') return '/'
  return tag === null ? '/home' : `/classes/${encodeURIComponent(tag)}`
}
