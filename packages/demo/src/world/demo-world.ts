import { type TenantSeed, tenantSeed } from './tenant-seed.ts'
import { harbour } from './tenants/harbour.ts'
import { mono } from './tenants/mono.ts'
import { pulse } from './tenants/pulse.ts'
import { summit } from './tenants/summit.ts'
import { tempo } from './tenants/tempo.ts'

export type DemoWorld = { tenants: TenantSeed[] }

/**
 * The data of the demo, deterministic per moment (D-91).
 * @param now the reference of all dates; live events are offsets from it, see `eventStart`
 * @param port the server's port, for the URLs of the demo's identity provider and embedding page
 */
export function buildDemoWorld(now: Date, port = 4000): DemoWorld {
  const plans = [pulse(now), harbour(now), summit(now, port), tempo(now), mono(now)]
  return { tenants: plans.map((plan) => tenantSeed(plan, now)) }
}
