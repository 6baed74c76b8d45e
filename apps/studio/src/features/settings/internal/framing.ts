/** Who may frame the members' pages according to the server: the sources of `frame-ancestors`. */
export async function framingSources(): Promise<string[]> {
  const reply = await fetch('/?runtime=embedded', { cache: 'no-store', credentials: 'omit' })
  return sourcesIn(reply.headers.get('content-security-policy') ?? '')
}

export function sourcesIn(policy: string): string[] {
  const directive = policy.split(';').find((part) => part.trim().startsWith('frame-ancestors '))
  return directive?.trim().split(/\s+/).slice(1) ?? []
}

/** Whether a browser lets an origin frame the club. Allowed origins are exact, without wildcards. */
export function isFramingAllowed(origin: string, sources: readonly string[]): boolean {
  const own = sources.includes("'self'") ? [location.origin] : []
  return [...own, ...sources].some((source) => URL.parse(source)?.origin === origin)
}
