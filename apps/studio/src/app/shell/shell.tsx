import { SkipLink } from '@upbeat/ui/skip-link.tsx'
import { type CSSProperties, useEffect, useState } from 'react'
import { Outlet } from 'react-router'
import { LazyUploadTray } from '../../features/uploads/lazy-upload-tray.tsx'
import { followEvents } from '../../lib/api/follow-events.ts'
import { queryClient } from '../../lib/api/query-client.ts'
import { useSession } from '../../lib/api/session.ts'
import { useText } from '../../lib/i18n/use-text.ts'
import { navigationFor } from '../navigation.ts'
import { BottomBar } from './bottom-bar.tsx'
import { LazyCommandPalette } from './lazy-command-palette.tsx'
import { SecondFactorBanner } from './second-factor-banner.tsx'
import styles from './shell.module.css'
import { Sidebar } from './sidebar.tsx'
import { TopBar } from './top-bar.tsx'
import { usePaletteKey } from './use-palette-key.ts'

/** The frame of every page: navigation at the side on wide screens, at top and bottom on phones. */
export function Shell() {
  const t = useText()
  const session = useSession()
  const [isPaletteOpen, setPaletteOpen] = useState(false)
  usePaletteKey(() => setPaletteOpen(true))
  const tenantId = session.club?.tenantId
  useEffect(() => (tenantId === undefined ? undefined : followEvents(queryClient)), [tenantId])

  const entries = navigationFor(session)
  const { dueAt } = session.secondFactor
  return (
    <div className={styles.shell} style={accentStyle(session.club?.accent)}>
      <SkipLink target="main">{t('shell.skip')}</SkipLink>
      <Sidebar entries={entries} onSearch={() => setPaletteOpen(true)} session={session} />
      <TopBar onSearch={() => setPaletteOpen(true)} session={session} />
      {/* Before the page in tab order, though displayed below it: after an infinite list it could not be reached by keyboard. */}
      {entries.length > 0 && <BottomBar entries={entries} />}
      <main className={styles.main} id="main" tabIndex={-1}>
        {dueAt !== null && <SecondFactorBanner dueAt={dueAt} />}
        <Outlet />
      </main>
      <LazyUploadTray />
      {isPaletteOpen && (
        <LazyCommandPalette entries={entries} onClose={() => setPaletteOpen(false)} session={session} />
      )}
    </div>
  )
}

/** The club's colour marks where one is; actions keep the studio's own. */
function accentStyle(accent: { light: string; dark: string } | undefined): CSSProperties {
  return accent ? ({ '--club-light': accent.light, '--club-dark': accent.dark } as CSSProperties) : {}
}
