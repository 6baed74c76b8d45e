import { useEffect } from 'react'
import { useMatches } from 'react-router'
import { useText } from '../../features/i18n/text.ts'
import { useTenant } from '../../features/tenant/tenant-store.ts'
import { usePageTitleStore } from '../../lib/page/page-title.ts'
import type { PageHandle } from '../routes.ts'

/** Sets the tab's title to the page and the club. */
export function DocumentTitle() {
  const t = useText()
  const { displayName } = useTenant()
  const own = usePageTitleStore((state) => state.title)
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined
  const page = own ?? (handle ? t(handle.title) : undefined)
  useEffect(() => {
    document.title = page ? `${page} · ${displayName}` : displayName
  }, [page, displayName])
  return null
}
