/** The class that a member without a membership tried to open. */
export type WantedClass = { path: string; title: string }

/** Passes the class in history state through plans, checkout and success page, so that a reload keeps it. */
export type WantedState = { wanted: WantedClass } | null

/** The current page as the wanted class. */
export function wantedHere(title: string): WantedState {
  const { pathname, search } = window.location
  return { wanted: { path: pathname + search, title } }
}

export function readWanted(state: unknown): WantedClass | null {
  return (state as WantedState)?.wanted ?? null
}
