import { type TenantSeed, tenantSeed } from './tenant-seed.ts'
import { harbour } from './tenants/harbour.ts'
import { mono } from './tenants/mono.ts'
import { pulse } from './tenants/pulse.ts'
import { summit } from './tenants/summit.ts'
import { tempo } from './tenants/tempo.ts'

export type DemoWorld = { tenants: TenantSeed[] }

/**
 * Everything the demo shows, computed from the moment alone: the same moment gives the same world (D-91).
 * @param now what every date is relative to; live events are offsets from it, see `eventStart`
 * @param port where the server listens, for the addresses of the demo's identity provider and embedding page
 */
export function buildDemoWorld(now: Date, port = 4000): DemoWorld {
  const plans = [pulse(now), harbour(now), summit(now, port), tempo(now), mono(now)]
  return { tenants: plans.map((plan) => tenantSeed(plan, now)) }
}
