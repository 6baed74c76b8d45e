/** The page of an event in the studio. */
export function eventPath(id: string): string {
  return `/schedule/${encodeURIComponent(id)}`
}
