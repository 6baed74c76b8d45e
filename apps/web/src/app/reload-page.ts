import type { AppRouter } from './router.ts'

/** Reloads, at the page that is being opened if there is one: the click that found the app outdated is carried out. */
export function reloadPage(
  { state, createHref }: Pick<AppRouter, 'state' | 'createHref'>,
  page: Pick<Location, 'assign' | 'reload' | 'pathname' | 'search'>,
): void {
  const next = state.navigation.location
  // Going back or forward has changed the address already.
  if (!next || (next.pathname === page.pathname && next.search === page.search)) page.reload()
  else page.assign(createHref(next))
}
