const prefix = 'studio-test.'

/**
 * The `state` of a test sign-in. The provider returns it to the members' callback address, where its prefix identifies
 * the test.
 */
export function signOnTestState(token: string): string {
  return prefix + token
}

/**
 * The studio page for the answer to a test sign-in that reached the members' callback address; null for a member's
 * answer.
 */
export function testAnswerAddress(url: string): string | null {
  if (!url.startsWith('/callback?')) return null
  const query = new URLSearchParams(url.slice('/callback?'.length))
  return query.get('state')?.startsWith(prefix) ? `/studio/sign-on/answer?${query}` : null
}
