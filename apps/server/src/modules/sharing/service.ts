import { createHash } from 'node:crypto'
import type { Config } from '../../config.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { addressAt } from '../../platform/http/address-at.ts'
import type { Context } from '../../platform/http/context.ts'
import type { Limits } from '../../platform/limits/limits.ts'
import { asPlatform, inTenant } from '../../platform/scope/scope.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { Tenants } from '../../platform/tenancy/tenants.ts'
import type { PublicConfig } from '../tenant/public-config.ts'
import { isShareable } from './is-shareable.ts'
import { readLongLink } from './read-long-link.ts'
import type { ShortLinkRepository } from './repository.ts'

export type SharingService = ReturnType<typeof createSharingService>
type Parts = {
  links: ShortLinkRepository
  tenants: Pick<Tenants, 'byIdOrName' | 'byHost'>
  limits: Pick<Limits, 'count'>
  publicConfig: PublicConfig
  config: Pick<Config, 'SHORT_LINKS_PER_ADDRESS'>
  /** Renders the page with the card of a short link, for link previews. */
  cardPage: (
    tenant: Tenant,
    target: URL,
    given: { title: string | null; description: string | null },
  ) => Promise<string>
}

const codeLength = 10

export function createSharingService({ links, tenants, limits, publicConfig, config, cardPage }: Parts) {
  /**
   * Returns the same code for the same page, whatever its title. Title and picture are those of the member who shared
   * it last.
   * @throws Failure invalidRequest if the link isn't the club's, tooManyRequests
   */
  async function shorten(context: Context, longLink: string): Promise<{ shortLink: string }> {
    const { tenant, tenantId, origin, now, address } = context
    const key = `short-link:${tenantId}:from:${address}`
    await limits.count({ key, most: config.SHORT_LINKS_PER_ADDRESS, windowSeconds: 60 }, now)
    const domain = shareDomain(tenant, origin)
    const parts = readLongLink(longLink, [origin, clubOrigin(tenant, origin), domain])
    if (!parts) throw new Failure('invalidRequest', { message: 'Invalid data: longDynamicLink' })
    // A guest's text would appear under the club's name, on a link that others share as well.
    const { path: link, ...given } = parts
    const about = context.member ? given : { title: null, description: null, image: null }
    const code = codeOf(`${tenantId} ${link}`)
    await links.keep(tenantId, { code, link, longLink, ...about, createdAt: now }, { renames: context.member !== null })
    return { shortLink: `${domain}/s/${code}` }
  }

  /**
   * Resolves a code to a page of the club that created it, at the club's own URL or the host at which the link was
   * opened. Only the path is stored, so a link can't point to a host that was made up in a request.
   * @throws Failure notFound
   */
  async function follow({ tenantId, origin, now }: Context, code: string): Promise<{ target: string; page: string }> {
    // The code alone determines the club, since hosts without a club, e.g. a domain for short links, serve all clubs.
    const row = await asPlatform(() => links.find(code))
    const tenant = row && tenants.byIdOrName(row.tenantId)
    const isAnothers = tenant && tenant.id !== tenantId && tenants.byHost(new URL(origin).host) !== null
    if (!tenant || isAnothers) throw new Failure('notFound')
    const target = addressAt(clubOrigin(tenant, origin), row.link)
    // Links other than to pages were stored before such links were refused.
    if (!isShareable(target)) throw new Failure('notFound')
    await inTenant(tenant.id, () => links.followed(tenant.id, row, now))
    // If the host doesn't determine the club, the query must.
    const isSaid = tenant.domain !== null || (tenant.id === tenantId && target.origin === origin)
    if (!isSaid) target.searchParams.set('tenant', tenant.name)
    return { target: target.toString(), page: await cardPage(tenant, target, row) }
  }

  function clubOrigin(tenant: Tenant, origin: string) {
    return new URL(publicConfig(tenant, origin).url).origin
  }

  /** Clubs may write their short domain with or without a scheme. */
  function shareDomain(tenant: Tenant, origin: string) {
    const domain = tenant.config.dynamicLinkDomain
    if (!domain) return clubOrigin(tenant, origin)
    return new URL(domain.includes('://') ? domain : `https://${domain}`).origin
  }

  return { shorten, follow }
}

function codeOf(text: string) {
  return createHash('sha256').update(text).digest('base64url').replace(/[-_]/g, '').slice(0, codeLength)
}
