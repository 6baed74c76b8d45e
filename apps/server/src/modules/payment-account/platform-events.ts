import type { Logger } from 'pino'
import { Failure } from '../../platform/failure/failure.ts'
import { inTenant } from '../../platform/scope/scope.ts'
import type { AuditActor } from '../audit/audit.ts'
import type { AccountRegistry } from './account-registry.ts'
import type { PaymentPlatform } from './linked-account.ts'
import type { LinkedAccounts } from './linked-service.ts'

export type PlatformEventParts = {
  platform: PaymentPlatform | null
  registry: Pick<AccountRegistry<unknown>, 'linkedTo'>
  linked: Pick<LinkedAccounts, 'refresh' | 'unlink'>
  /** Handles an event of a club's account like one that came to the club's own webhook. */
  receive: (tenantId: string, body: Uint8Array, signature: string, now: Date) => Promise<void>
  log: Logger
}

const provider: AuditActor = { kind: 'system', id: 'stripe', name: 'Stripe', role: null }

/** One endpoint receives the events of all accounts that the platform has made, and tells them apart by their account. */
export function createPlatformEvents({ platform, registry, linked, receive, log }: PlatformEventParts) {
  /**
   * If this rejects with anything but `invalidRequest`, the provider sends the event again.
   * @throws Failure invalidRequest if the signature is invalid, notFound without a platform
   */
  return async function receivePlatformEvent(body: Uint8Array, signature: string, now: Date): Promise<void> {
    if (!platform) throw new Failure('notFound')
    const event = platform.readEvent(body, signature, now)
    if (!event) throw new Failure('invalidRequest')
    const { account, mode, kind } = event
    // A live endpoint also receives what the accounts try in test mode.
    const tenantId = account === null || mode !== platform.mode ? null : registry.linkedTo(account)
    if (tenantId === null) {
      log.warn({ account, mode, kind }, 'an event of an account that no club here has was ignored')
      return
    }
    if (kind === 'account.updated') return refresh(tenantId, now)
    if (kind === 'account.application.deauthorized') return unlink(tenantId, now)
    await receive(tenantId, body, signature, now)
  }

  async function refresh(tenantId: string, now: Date) {
    const finding = await inTenant(tenantId, () => linked.refresh(tenantId, now))
    if (finding?.problem === 'unreachable') throw new Failure('unavailable')
  }

  async function unlink(tenantId: string, now: Date) {
    log.warn({ tenant: tenantId }, 'the club’s payment account has left the platform')
    await inTenant(tenantId, () => linked.unlink({ tenantId, actor: provider, now }))
  }
}
