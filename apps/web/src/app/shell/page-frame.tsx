import { Outlet, ScrollRestoration } from 'react-router'
import { DocumentTitle } from './document-title.tsx'
import { LatePlaces, placeKey, placesKey } from './late-places.tsx'
import { PageViews } from './page-views.tsx'
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
