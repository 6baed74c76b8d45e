/** What of the profile is changed: the e-mail address alone, or both names. */
export type ProfileItem = 'name' | 'email'

/** Reads it from where the router keeps it, else from the address; the names are the default (D-60). */
export function profileItem(state: unknown, query: URLSearchParams): ProfileItem {
  const asked = (state as { item?: unknown } | null)?.item ?? query.get('item')
  return asked === 'email' ? 'email' : 'name'
}
