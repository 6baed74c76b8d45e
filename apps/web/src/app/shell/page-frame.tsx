import { Outlet, ScrollRestoration } from 'react-router'
import { DocumentTitle } from './document-title.tsx'
import { LatePlaces, placeKey, placesKey } from './late-places.tsx'
import { PageViews } from './page-views.tsx'
import { RouteAnnouncer } from './route-announcer.tsx'

/** What goes with every page once it is known which one it is: an address may lead on to another before anything is shown. */
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
