const prefix = 'studio-test.'

/** The state of a test sign-in: the provider hands it back at the members' own address, where it is told from a member's by its beginning. */
export function signOnTestState(token: string): string {
  return prefix + token
}

/** Where the answer to a test sign-in belongs, which came to the members' callback page; null for what is a member's. */
export function testAnswerAddress(url: string): string | null {
  if (!url.startsWith('/callback?')) return null
  const query = new URLSearchParams(url.slice('/callback?'.length))
  return query.get('state')?.startsWith(prefix) ? `/studio/sign-on/answer?${query}` : null
}
