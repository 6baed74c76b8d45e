import { type Persona, personas } from '@upbeat/contract/studio/entities/preview'
import type { Clock } from '../clock/clock.ts'
import { Failure } from '../http/failure.ts'
import { inTenant } from '../tenancy/scope.ts'
import type { Tenant } from '../tenancy/tenant.ts'
import { type Preview, readPreview, signPreview } from './preview-token.ts'

export type Previews = ReturnType<typeof createPreviews>
type Parts = {
  secret: string
  clock: Clock
  isStaff: (tenantId: string, staffSession: string) => Promise<boolean>
}

/** Nobody's ids: no account, subscription or favourite is stored under them. */
const memberIds: Record<Exclude<Persona, 'visitor'>, string> = {
  trial: '00000000-0000-4000-8000-0000000000a1',
  paying: '00000000-0000-4000-8000-0000000000a2',
  lapsed: '00000000-0000-4000-8000-0000000000a3',
}

/** Which kind of member an id of a preview stands for; null for a real member's. */
export function personaOf(memberId: string): Persona | null {
  return personas.find((persona) => persona !== 'visitor' && memberIds[persona] === memberId) ?? null
}

export function memberIdOf(persona: Persona): string | null {
  return persona === 'visitor' ? null : memberIds[persona]
}

/** The member app as a kind of member sees it, drafts included, for one of the staff (DRAFT-05). */
export function createPreviews({ secret, clock, isStaff }: Parts) {
  /** @throws Failure linkExpired for a token that is altered, expired, another club's, or of somebody who has left */
  async function read(token: string, tenant: Tenant): Promise<Preview> {
    const preview = readPreview(secret, token, clock.now())
    if (preview?.tenantId !== tenant.id) throw new Failure('linkExpired')
    const isStill = await inTenant(tenant.id, () => isStaff(tenant.id, preview.staffSession))
    if (!isStill) throw new Failure('linkExpired')
    return preview
  }

  return { read, sign: (preview: Preview) => signPreview(secret, preview) }
}

/** The club as the preview shows it. */
export function previewed(tenant: Tenant, preview: Preview): Tenant {
  const { colours } = preview
  return { ...tenant, ...(colours && { config: { ...tenant.config, colours } }), preview }
}

/** The time in a preview runs on from the moment that was chosen. */
export function timeIn({ at, madeAt }: Preview, now: Date): Date {
  return new Date(at + (now.getTime() - madeAt))
}
