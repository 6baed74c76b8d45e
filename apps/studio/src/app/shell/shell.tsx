import { SkipLink } from '@upbeat/ui/skip-link.tsx'
import { useEffect, useState } from 'react'
import { Outlet } from 'react-router'
import { LazyUploadTray } from '../../features/uploads/lazy-upload-tray.tsx'
import { followEvents } from '../../lib/follow-events.ts'
import { queryClient } from '../../lib/query-client.ts'
import { useSession } from '../../lib/session.ts'
import { useText } from '../../lib/use-text.ts'
import { navigationFor } from '../navigation.ts'
import { BottomBar } from './bottom-bar.tsx'
import { CommandPalette } from './command-palette.tsx'
import { SecondFactorBanner } from './second-factor-banner.tsx'
import styles from './shell.module.css'
import { Sidebar } from './sidebar.tsx'
import { TopBar } from './top-bar.tsx'
import { usePaletteKey } from './use-palette-key.ts'

/** What stands around every page: navigation beside it on wide screens, above and below it on phones. */
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
    <div className={styles.shell}>
      <SkipLink target="main">{t('shell.skip')}</SkipLink>
      <Sidebar entries={entries} onSearch={() => setPaletteOpen(true)} session={session} />
      <TopBar onSearch={() => setPaletteOpen(true)} session={session} />
      {/* Ahead of the page, though below it: behind a list that grows with each row, no key would come to it. */}
      {entries.length > 0 && <BottomBar entries={entries} />}
      <main className={styles.main} id="main" tabIndex={-1}>
        {dueAt !== null && <SecondFactorBanner dueAt={dueAt} />}
        <Outlet />
      </main>
      <LazyUploadTray />
      {isPaletteOpen && <CommandPalette entries={entries} onClose={() => setPaletteOpen(false)} session={session} />}
    </div>
  )
}
