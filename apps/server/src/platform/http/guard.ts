import { timingSafeEqual } from 'node:crypto'
import type { Access, CallName } from '@upbeat/contract/calls'
import { previewHeader } from '@upbeat/contract/preview-header'
import type { Persona } from '@upbeat/contract/studio/entities/preview'
import type { FastifyRequest } from 'fastify'
import type { Clock } from '../clock/clock.ts'
import { Failure } from '../failure/failure.ts'
import { memberIdOf, type Previews, previewed, timeIn } from '../preview/previews.ts'
import { inTenant } from '../scope/scope.ts'
import { sessionCookieName } from '../session/session-cookie.ts'
import type { SessionReader } from '../session/session-reader.ts'
import { hashToken } from '../session/token.ts'
import type { Tenant } from '../tenancy/tenant.ts'
import type { Tenants } from '../tenancy/tenants.ts'
import { callerOf } from './caller.ts'
import type { Context, SessionMember } from './context.ts'
import { readCookie } from './read-cookie.ts'

export type Guard = (request: FastifyRequest, access: Access) => Promise<Context>
type Parts = {
  tenants: Tenants
  sessions: Pick<SessionReader, 'find'>
  clock: Clock
  defaultTenant: string
  credential: string
  previews: Pick<Previews, 'read'>
}

/** Calls that change nothing although they aren't GET. */
const readingCalls: readonly (string | undefined)[] = ['searchClasses', 'checkCoupon'] satisfies CallName[]

/**
 * Resolves the club and the caller of a request and checks access: the tenant first (400 for an unknown one, before any
 * 401, D-96), then the credential, then the call's access.
 * @throws Failure with the code of the first failed check
 */
export function createGuard(parts: Parts): Guard {
  const platformCredential = `Basic ${Buffer.from(parts.credential).toString('base64')}`

  return async (request, access) => {
    const club = selectTenant(request, parts)
    // Most requests have neither a preview nor a session, so there is nothing to wait for.
    const previewToken = request.headers[previewHeader]
    const preview =
      typeof previewToken === 'string' ? await readPreview(request, previewToken, club, parts.previews) : null
    // Its staff may still preview what they prepare.
    if (club.isSuspended && !preview) throw new Failure('clubSuspended')
    const tenant = preview ? previewed(club, preview) : club
    const authorization = request.headers.authorization ?? ''
    const caller = callerOf(request)
    const token = /^Bearer (.+)$/i.exec(authorization)?.[1]
    const cookie = () => readCookie(request.headers.cookie, sessionCookieName({ tenant, origin: caller.origin }))
    const session = token === undefined ? null : { token, cookie }
    const member = preview
      ? previewMember(preview.persona)
      : session && (await readMember(session, tenant, parts.sessions))
    if (access === 'member' && !member) throw new Failure('credentialRequired')
    if (access === 'platform' && !member && !preview && !sameText(authorization, platformCredential)) {
      throw new Failure('credentialRequired')
    }
    const namedLanguage = findLanguage(request.headers['accept-language'], tenant)
    return {
      ...caller,
      tenant,
      tenantId: tenant.id,
      member,
      now: preview ? timeIn(preview, parts.clock.now()) : parts.clock.now(),
      language: namedLanguage ?? tenant.config.language,
      namedLanguage,
    }
  }
}

/** A preview is authorised by the staff session in its token; a member's session in the same browser is ignored. */
async function readPreview(request: FastifyRequest, token: string, tenant: Tenant, previews: Parts['previews']) {
  const preview = await previews.read(token, tenant)
  const isReading = request.method === 'GET' || readingCalls.includes(request.routeOptions.config.call)
  if (!isReading) throw new Failure('previewOnly')
  return preview
}

function previewMember(persona: Persona): SessionMember | null {
  const memberId = memberIdOf(persona)
  return memberId === null ? null : { memberId, tokenHash: '', externalUserId: null }
}

/**
 * The header's club; without a header, as in a browser's own requests, the host's club, else that of `?tenant=`, else
 * the default (D-02, D-96). An unknown club is refused; there is no fallback.
 */
function selectTenant(request: FastifyRequest, { tenants, defaultTenant }: Parts): Tenant {
  const { tenantid: given } = request.headers
  const { tenant: named } = request.query as { tenant?: unknown }
  const tenant =
    typeof given === 'string' && given !== ''
      ? tenants.byIdOrName(given)
      : tenants.servedAt(request.host, defaultTenant, named === undefined ? named : String(named))
  if (!tenant) throw new Failure('invalidTenant')
  return tenant
}

/**
 * A bearer that is unknown, expired, another club's or without its cookie is refused, never treated as a guest (D-97).
 */
async function readMember(
  { token, cookie }: { token: string; cookie: () => string | undefined },
  tenant: Tenant,
  sessions: Pick<SessionReader, 'find'>,
): Promise<SessionMember> {
  const session = await inTenant(tenant.id, () => sessions.find(token))
  if (!session || session.tenantId !== tenant.id) throw new Failure('sessionExpired')
  const { memberId, tokenHash, externalUserId, bindingHash } = session
  if (bindingHash !== null) {
    const bound = cookie()
    if (bound === undefined || hashToken(bound) !== bindingHash) throw new Failure('sessionExpired')
  }
  return { memberId, tokenHash, externalUserId }
}

function findLanguage(header: string | undefined, tenant: Tenant): string | null {
  const wanted = (header ?? '').split(',').map((part) => part.split(';')[0]?.trim().toLowerCase() ?? '')
  return wanted.find((code) => tenant.config.supportedLanguages.includes(code)) ?? null
}

function sameText(given: string, expected: string) {
  const a = Buffer.from(given)
  const b = Buffer.from(expected)
  return a.length === b.length && timingSafeEqual(a, b)
}
