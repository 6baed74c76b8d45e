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
  broadcasts: Pick<BroadcastRepository, 'keyOf' | 'sharingKey'>
  /** Of several events, the one that is running or starts next. */
  nextOf: (tenantId: string, eventIds: readonly [string, ...string[]]) => Promise<string>
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
export function createBroadcastService({ admission, broadcasts, nextOf, tenants, keySecret, log }: Parts) {
  /** Handles an encoder that connects with a stream key. */
  async function publish({ key, clientId }: Encoder): Promise<ReceiverAnswer> {
    const target = await targetOf(key)
    if (!target) return refused('the stream key is not known')
    const { tenantId } = target
    const eventId = await inTenant(tenantId, () => nextOf(tenantId, target.eventIds))
    const admitted = await inTenant(tenantId, () => admission.admit({ tenantId, eventId, clientId }))
    return typeof admitted === 'string'
      ? refused(reasons[admitted], { tenantId, eventId })
      : { accepted: true, asset: admitted.asset, startsAt: admitted.startsAt.getTime() }
  }

  /** The receiver's report that an encoder is still connected. False to disconnect it. */
  async function update({ key, clientId }: Encoder): Promise<boolean> {
    const target = await targetOf(key)
    if (!target) return false
    const { tenantId, eventIds } = target
    return inTenant(tenantId, async () => {
      for (const eventId of eventIds) {
        const row = await admission.owned(tenantId, eventId, clientId)
        if (row) await admission.keep(row)
        if (row) return true
      }
      return false
    })
  }

  /** Handles an encoder that has left. Refused encoders are reported too and change nothing. */
  async function done({ key, clientId }: Encoder): Promise<void> {
    // The key may have been replaced meanwhile.
    const named = targetOfKey(key)
    const tenant = named && tenants.byName(named.tenant)
    if (!tenant) return
    await inTenant(tenant.id, async () => {
      const sharing = await broadcasts.sharingKey(tenant.id, named.eventId)
      for (const id of [named.eventId, ...sharing.map((event) => event.id)])
        await admission.close(tenant.id, id, clientId)
    })
  }

  /** The events of a valid key: several if series were split. */
  async function targetOf(key: string) {
    const secret = keySecret()
    const named = secret === null ? null : targetOfKey(key)
    const tenant = named && tenants.byName(named.tenant)
    if (secret === null || !tenant) return null
    return inTenant(tenant.id, async () => {
      const { eventId, generation } = await broadcasts.keyOf(tenant.id, named.eventId)
      if (eventId !== named.eventId || !isStreamKey(secret, key, generation)) return null
      const sharing = (await broadcasts.sharingKey(tenant.id, eventId)).filter(({ isReplaced }) => !isReplaced)
      const eventIds: readonly [string, ...string[]] = [eventId, ...sharing.map(({ id }) => id)]
      return { tenantId: tenant.id, eventIds }
    })
  }

  function refused(reason: string, target: object = {}): ReceiverAnswer {
    log.warn({ ...target, reason }, 'broadcast refused')
    return { accepted: false, reason }
  }

  return { publish, update, done }
}
