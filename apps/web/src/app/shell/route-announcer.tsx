import { VisuallyHidden } from '@upbeat/ui/visually-hidden.tsx'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { useText } from '../../features/i18n/text.ts'

/** After a navigation: focuses the main heading, or the page's primary field, and announces the page's title to screen readers. */
export function RouteAnnouncer() {
  const t = useText()
  const { pathname } = useLocation()
  const isForward = useNavigationType() !== 'POP'
  const previous = useRef(pathname)
  const [page, setPage] = useState('')

  const announce = useEffectEvent(() => {
    focusMainHeading(isForward)
    setPage(document.title)
  })
  useEffect(() => {
    // The browser announces the first page itself.
    if (previous.current === pathname) return
    previous.current = pathname
    announce()
  }, [pathname])

  return (
    <VisuallyHidden>
      <span aria-live="polite">{page && t('shell.navigated', { page })}</span>
    </VisuallyHidden>
  )
}

/** Links to a fragment keep their target; scrolling is left to scroll restoration. */
function focusMainHeading(isForward: boolean): void {
  if (window.location.hash) return
  const main = document.getElementById('main')
  const heading = main?.querySelector<HTMLElement>('h1')
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1
  // A page meant for typing marks its primary field.
  const field = isForward ? main?.querySelector<HTMLElement>('[data-focus-first]') : null
  const target = field ?? heading ?? main
  target?.focus({ preventScroll: true })
}
