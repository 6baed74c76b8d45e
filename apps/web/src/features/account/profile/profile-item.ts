/** The edited part of the profile: the email address, or both names. */
export type ProfileItem = 'name' | 'email'

/** Reads it from the router's state, else from the URL; default: the names (D-60). */
export function profileItem(state: unknown, query: URLSearchParams): ProfileItem {
  const asked = (state as { item?: unknown } | null)?.item ?? query.get('item')
  return asked === 'email' ? 'email' : 'name'
}
