import { Icon } from '@upbeat/ui/icon.tsx'
import { Sheet } from '@upbeat/ui/sheet.tsx'
import { useState } from 'react'
import { NavLink } from 'react-router'
import { useText } from '../../lib/i18n/use-text.ts'
import type { NavigationEntry } from '../navigation.ts'
import styles from './bottom-bar.module.css'

const placesInBar = 5

/** The bottom navigation on a phone: up to five entries, or four and More. */
export function BottomBar({ entries }: { entries: readonly NavigationEntry[] }) {
  const t = useText()
  const [isMoreOpen, setMoreOpen] = useState(false)
  const isFull = entries.length > placesInBar
  const shown = isFull ? entries.slice(0, placesInBar - 1) : entries
  return (
    <nav aria-label={t('shell.navigation')} className={styles.bar}>
      {shown.map((entry) => (
        <EntryLink entry={entry} key={entry.path} />
      ))}
      {isFull && (
        <button className={styles.link} onClick={() => setMoreOpen(true)} type="button">
          <Icon name="menu" size={22} />
          {t('shell.more')}
        </button>
      )}
      <Sheet
        closeLabel={t('shell.close')}
        onOpenChange={setMoreOpen}
        open={isMoreOpen}
        side="bottom"
        title={t('shell.more')}
      >
        <ul className={styles.more}>
          {entries.slice(shown.length).map((entry) => (
            <li key={entry.path}>
              <EntryLink entry={entry} onClick={() => setMoreOpen(false)} />
            </li>
          ))}
        </ul>
      </Sheet>
    </nav>
  )
}

function EntryLink({ entry, onClick }: { entry: NavigationEntry; onClick?: () => void }) {
  const t = useText()
  return (
    <NavLink className={styles.link ?? ''} end={entry.path === '/'} to={entry.path} {...(onClick && { onClick })}>
      <Icon name={entry.icon} size={22} />
      {t(entry.label)}
    </NavLink>
  )
}
