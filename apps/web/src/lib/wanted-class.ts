/** The class that a member without a membership was on the way to. */
export type WantedClass = { path: string; title: string }

/** Carries the class in the history's state through the plans, the checkout and the success page, so that a reload keeps it. */
export type WantedState = { wanted: WantedClass } | null

/** The page that is open now, as the class that is wanted. */
export function wantedHere(title: string): WantedState {
  const { pathname, search } = window.location
  return { wanted: { path: pathname + search, title } }
}

export function readWanted(state: unknown): WantedClass | null {
  return (state as WantedState)?.wanted ?? null
}
