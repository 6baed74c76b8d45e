import type { Logger } from 'pino'
import { inTenant } from '../../platform/scope/scope.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { Admission, Refusal } from './admission.ts'
import type { ReceiverAnswer } from './receiver/receiver-port.ts'
import type { BroadcastRepository } from './repository.ts'
import { isStreamKey, targetOfKey } from './stream-key.ts'

export type BroadcastService = ReturnType<typeof createBroadcastService>
export type Encoder = { key: string; clientId: string }
type Parts = {
  admission: Admission
  broadcasts: Pick<BroadcastRepository, 'keyGeneration'>
  tenants: { byName: (name: string) => Tenant | null }
  /** Null if no stream key was ever made. */
  keySecret: () => string | null
  log: Logger
}

const reasons: Record<Refusal, string> = {
  noEvent: 'there is no such live event',
  over: 'the event is over',
  tooEarly: 'the event is too far ahead',
  taken: 'the stream key is in use',
}

/** Admits encoders by their stream key, for every receiver. */
export function createBroadcastService({ admission, broadcasts, tenants, keySecret, log }: Parts) {
  /** Handles an encoder that connects with a stream key. */
  async function publish({ key, clientId }: Encoder): Promise<ReceiverAnswer> {
    const target = await targetOf(key)
    if (!target) return refused('the stream key is not known')
    const admitted = await inTenant(target.tenantId, () => admission.admit({ ...target, clientId }))
    return typeof admitted === 'string'
      ? refused(reasons[admitted], target)
      : { accepted: true, asset: admitted.asset, startsAt: admitted.startsAt.getTime() }
  }

  /** The receiver's report that an encoder is still connected. False to disconnect it. */
  async function update({ key, clientId }: Encoder): Promise<boolean> {
    const target = await targetOf(key)
    if (!target) return false
    const { tenantId, eventId } = target
    return inTenant(tenantId, async () => {
      const row = await admission.owned(tenantId, eventId, clientId)
      if (row) await admission.keep(row)
      return row !== null
    })
  }

  /** Handles an encoder that has left. Refused encoders are reported too and change nothing. */
  async function done({ key, clientId }: Encoder): Promise<void> {
    // The key may have been replaced meanwhile.
    const named = targetOfKey(key)
    const tenant = named && tenants.byName(named.tenant)
    if (tenant) await inTenant(tenant.id, () => admission.close(tenant.id, named.eventId, clientId))
  }

  /** The event of a valid key. */
  async function targetOf(key: string) {
    const secret = keySecret()
    const named = secret === null ? null : targetOfKey(key)
    const tenant = named && tenants.byName(named.tenant)
    if (secret === null || !tenant) return null
    const target = { tenantId: tenant.id, eventId: named.eventId }
    const generation = await inTenant(tenant.id, () => broadcasts.keyGeneration(tenant.id, named.eventId))
    return isStreamKey(secret, key, generation) ? target : null
  }

  function refused(reason: string, target: object = {}): ReceiverAnswer {
    log.warn({ ...target, reason }, 'broadcast refused')
    return { accepted: false, reason }
  }

  return { publish, update, done }
}
