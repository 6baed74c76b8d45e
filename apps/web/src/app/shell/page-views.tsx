import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { analytics } from '../../lib/analytics.ts'

/** Reports page views to the club's analytics (ANAL-01). */
export function PageViews() {
  const { pathname } = useLocation()
  useEffect(() => analytics.track('pageView', { path: pathname }), [pathname])
  return null
}
