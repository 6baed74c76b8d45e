import type { TenantConfig } from '@upbeat/contract/entities/tenant-config'
import { type EventType, eventType } from '@upbeat/rules/live/enumerations'

/** The JW Player licence for an event, `null` for the built-in player: only that can synchronise a simulated live (D-30). */
export function liveJwPlayer(type: EventType, { jwJSPlayerId }: Pick<TenantConfig, 'jwJSPlayerId'>): string | null {
  return type === eventType.simulatedLive ? null : jwJSPlayerId
}
