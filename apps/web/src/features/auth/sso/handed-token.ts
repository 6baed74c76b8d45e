/** The token that the club's portal put into the URL, in query or fragment (D-57). */
export function handedToken(address: string): string | null {
  const { searchParams, hash } = new URL(address)
  return searchParams.get('token') || new URLSearchParams(hash.slice(1)).get('token') || null
}
