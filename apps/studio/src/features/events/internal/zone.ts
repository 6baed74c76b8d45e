import { useSession } from '../../../lib/api/session.ts'

/** The club's time zone, in which the schedule is shown, and the reader's if it differs at the moment shown. */
export function useZones(): { zone: string; own: string | null } {
  const { club } = useSession()
  const reader = Intl.DateTimeFormat().resolvedOptions().timeZone
  const zone = club?.timeZone ?? reader
  return { zone, own: zone === reader ? null : reader }
}

/** A zone's name for readers, e.g. `America/New York`. */
export function zoneName(zone: string): string {
  return zone.replaceAll('_', ' ')
}

/** The city of a zone, e.g. `Berlin`. */
export function zoneCity(zone: string): string {
  return zoneName(zone).split('/').at(-1) ?? zone
}
