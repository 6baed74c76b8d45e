import type { LookFields } from '@upbeat/contract/studio/entities/look'
import { type Persona, personas } from '@upbeat/contract/studio/entities/preview'
import { coloursOf } from '@upbeat/rules/theme/club-colours'
import { kitOf } from '@upbeat/rules/theme/kit'
import type { Clock } from '../clock/clock.ts'
import { Failure } from '../failure/failure.ts'
import { inTenant } from '../scope/scope.ts'
import { type Preview, readPreview, signPreview } from '../tenancy/preview-token.ts'
import type { Tenant } from '../tenancy/tenant.ts'

export type Previews = ReturnType<typeof createPreviews>
/** The draft of a club's look, or null. */
export type FindDraftLook = (tenantId: string) => Promise<LookFields | null>
type ReadPreview = Preview & { token: string; draftLook: LookFields | null }
type Parts = {
  secret: string
  clock: Clock
  isStaff: (tenantId: string, staffSession: string) => Promise<boolean>
  draftLook: FindDraftLook
}

/** Fixed ids of no real member: no account, subscription or favourite is stored under them. */
const memberIds: Record<Exclude<Persona, 'visitor'>, string> = {
  trial: '00000000-0000-4000-8000-0000000000a1',
  paying: '00000000-0000-4000-8000-0000000000a2',
  lapsed: '00000000-0000-4000-8000-0000000000a3',
}

/** The kind of member that a preview's id represents; null for a real member's id. */
export function personaOf(memberId: string): Persona | null {
  return personas.find((persona) => persona !== 'visitor' && memberIds[persona] === memberId) ?? null
}

export function memberIdOf(persona: Persona): string | null {
  return persona === 'visitor' ? null : memberIds[persona]
}

/** Shows a staff member the app as a kind of member sees it, drafts included (DRAFT-05). */
export function createPreviews({ secret, clock, isStaff, draftLook }: Parts) {
  /** @throws Failure linkExpired if the token is altered, expired, another club's, or its owner is no longer staff */
  async function read(token: string, tenant: Tenant): Promise<ReadPreview> {
    const preview = readPreview(secret, token, clock.now())
    if (preview?.tenantId !== tenant.id) throw new Failure('linkExpired')
    const isStill = await inTenant(tenant.id, () => isStaff(tenant.id, preview.staffSession))
    if (!isStill) throw new Failure('linkExpired')
    return { ...preview, token, draftLook: preview.look ? await inTenant(tenant.id, () => draftLook(tenant.id)) : null }
  }

  return { read, sign: (preview: Preview) => signPreview(secret, preview) }
}

/** The club as the preview shows it. */
export function previewed(tenant: Tenant, { token, draftLook, ...preview }: ReadPreview): Tenant {
  const { colours } = preview
  const shown = draftLook ? withDraftLook(tenant, draftLook, token) : tenant
  return { ...shown, ...(colours && { config: { ...shown.config, colours } }), preview }
}

/** An unpublished logo gets an address that only the preview's token opens. */
function withDraftLook(tenant: Tenant, look: LookFields, token: string): Tenant {
  const { logoSvg, font, cardVersion, landingPictures, taglines } = look
  const address = `/images/logo/${encodeURIComponent(tenant.id)}.svg?${new URLSearchParams({ preview: token })}`
  const logoUrl = logoSvg === tenant.logoSvg ? tenant.config.logoUrl : logoSvg && address
  const kept = { colours: coloursOf(look), font, cardVersion, landingPictures, logoUrl, ...kitOf(look) }
  return { ...tenant, logoSvg, draftTaglines: taglines, config: { ...tenant.config, ...kept } }
}

/** The chosen moment plus the time since the preview was made. */
export function timeIn({ at, madeAt }: Preview, now: Date): Date {
  return new Date(at + (now.getTime() - madeAt))
}
