import { SkipLink } from '@upbeat/ui/skip-link.tsx'
import { Outlet } from 'react-router'
import { useText } from '../../lib/use-text.ts'

/** What stands around every page. */
export function Shell() {
  const t = useText()
  return (
    <>
      <SkipLink target="main">{t('shell.skip')}</SkipLink>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
    </>
  )
}
