import { useEffect } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router'
import { analytics } from '../../lib/analytics.ts'
import { DocumentTitle } from './document-title.tsx'
import { LatePlaces, placeKey, placesKey } from './late-places.tsx'
import { RouteAnnouncer } from './route-announcer.tsx'

/** Components rendered with every page once its route is final, after redirects. */
export function PageFrame() {
  return (
    <>
      <Outlet />
      <DocumentTitle />
      <RouteAnnouncer />
      <PageViews />
      <ScrollRestoration getKey={placeKey} storageKey={placesKey} />
      <LatePlaces />
    </>
  )
}

/** Reports page views to the club's analytics (ANAL-01). */
function PageViews() {
  const { pathname } = useLocation()
  useEffect(() => analytics.track('pageView', { path: pathname }), [pathname])
  return null
}
