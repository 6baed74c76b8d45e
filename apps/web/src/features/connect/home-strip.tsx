import { homeStrip } from '@upbeat/rules/tenant/switches'
import { useTenant } from '../tenant/tenant-store.ts'
import { ConnectStrip } from './internal/connect-strip.tsx'
import { LiveStrip } from './internal/live-strip.tsx'

/** Above all else on Home: what is live, or what Connect has recorded, as the club has it (HOME-01, HOME-02). */
export function HomeStrip() {
  const strip = homeStrip(useTenant())
  if (strip === 'none') return null
  return strip === 'live' ? <LiveStrip /> : <ConnectStrip />
}
