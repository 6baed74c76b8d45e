import { VisuallyHidden } from '@upbeat/ui/visually-hidden.tsx'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { useText } from '../../features/i18n/text.ts'

/** After going to another page: puts the focus on its main heading, or on the field that it is for, and tells its name to screen readers. */
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
    // The first page is announced by the browser itself.
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

/** Links to a part of a page keep their own target; scrolling is left to the scroll restoration. */
function focusMainHeading(isForward: boolean): void {
  if (window.location.hash) return
  const main = document.getElementById('main')
  const heading = main?.querySelector<HTMLElement>('h1')
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1
  // A page that is come to in order to type says where.
  const field = isForward ? main?.querySelector<HTMLElement>('[data-focus-first]') : null
  const target = field ?? heading ?? main
  target?.focus({ preventScroll: true })
}
