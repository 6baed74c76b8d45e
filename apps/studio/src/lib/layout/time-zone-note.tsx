import { useSession } from '../api/session.ts'
import { useText } from '../i18n/use-text.ts'
import { useTimesShown } from '../i18n/use-times.ts'
import styles from './time-zone-note.module.css'

/** States the time zone of a page with times, if it differs from the club's (STAFF-17). */
export function TimeZoneNote() {
  const t = useText()
  const { club } = useSession()
  const hasTimes = useTimesShown(({ count }) => count > 0)
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone
  if (!hasTimes || !club?.timeZone || club.timeZone === own) return null
  return <p className={styles.note}>{t('shell.timeZones', { own: nameOf(own), club: nameOf(club.timeZone) })}</p>
}

function nameOf(zone: string) {
  return zone.replaceAll('_', ' ')
}
