import type { TenantConfig } from '@upbeat/contract/entities/tenant-config'
import { type EventType, eventType } from '@upbeat/rules/live/enumerations'

/**
 * The licence of the club's own player for an event, `null` for the built-in one: a simulated live is watched together, and only that says
 * which moment it shows (D-30).
 */
export function liveJwPlayer(type: EventType, { jwJSPlayerId }: Pick<TenantConfig, 'jwJSPlayerId'>): string | null {
  return type === eventType.simulatedLive ? null : jwJSPlayerId
}
