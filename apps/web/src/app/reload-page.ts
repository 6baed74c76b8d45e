import type { AppRouter } from './router.ts'

/** Reloads, at the page that is being opened if there is one: the click that found the app outdated is carried out. */
export function reloadPage(
  { state, createHref }: Pick<AppRouter, 'state' | 'createHref'>,
  page: Pick<Location, 'assign' | 'reload'>,
): void {
  const next = state.navigation.location
  if (next) page.assign(createHref(next))
  else page.reload()
}
