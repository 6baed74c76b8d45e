/** What the history calls a member: it outlives the account, so it holds no name or address. */
export function memberNumber(id: string): string {
  return id.slice(0, 8).toUpperCase()
}
