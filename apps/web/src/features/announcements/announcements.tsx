import { isFor, type ShownAnnouncement } from '@upbeat/rules/announcements/announcement'
import { IconButton } from '@upbeat/ui/icon-button.tsx'
import { useState } from 'react'
import { clock } from '../../lib/clock.ts'
import { localStore } from '../../lib/storage.ts'
import { useAuth } from '../auth/auth-store.ts'
import { useText } from '../i18n/text.ts'
import './announcements.css'
import styles from './announcements.module.css'

/** The club's announcements, above every page until dismissed or ended (WORD-04). */
export function Announcements() {
  const t = useText()
  const reader = useAuth(({ session }) => (session.status === 'signedIn' ? session.userId : ''))
  const [dismissed, setDismissed] = useState(readDismissed)
  const now = clock.now()
  const shown = readAnnouncements().filter(
    ({ audience, until, ...one }) =>
      isFor(audience, { isMember: reader !== '' }) &&
      (until === null || now < until) &&
      !dismissed.includes(markOf(one, reader)),
  )
  function dismiss(one: ShownAnnouncement) {
    const next = [...dismissed, markOf(one, reader)].slice(-maxKept)
    localStore.set('announcements', JSON.stringify(next))
    setDismissed(next)
    // The focused button has been removed.
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  if (shown.length === 0) return null
  return (
    <ul className={styles.list}>
      {shown.map((one) => (
        <li className="announcement" key={one.id}>
          <p dir="auto">{one.text}</p>
          <IconButton icon="close" label={t('common.close')} onClick={() => dismiss(one)} size="small" />
        </li>
      ))}
    </ul>
  )
}

const maxKept = 50

/** As embedded in the page by the server. */
function readAnnouncements(): ShownAnnouncement[] {
  return JSON.parse(document.getElementById('announcements')?.textContent ?? '[]') as ShownAnnouncement[]
}

/** Dismissals are per member and version: members may share a browser, and a new text is shown again. */
function markOf({ id, version }: Pick<ShownAnnouncement, 'id' | 'version'>, reader: string): string {
  return [reader, id, version].join(' ')
}

function readDismissed(): string[] {
  try {
    const kept: unknown = JSON.parse(localStore.get('announcements') ?? '[]')
    return Array.isArray(kept) ? kept.filter((mark) => typeof mark === 'string') : []
  } catch {
    return []
  }
}
