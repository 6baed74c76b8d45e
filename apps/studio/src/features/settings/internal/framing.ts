/** Who may show the members' pages in a frame, as the server says it now to browsers: the sources of `frame-ancestors`. */
export async function framingSources(): Promise<string[]> {
  const reply = await fetch('/?runtime=embedded', { cache: 'no-store', credentials: 'omit' })
  return sourcesIn(reply.headers.get('content-security-policy') ?? '')
}

export function sourcesIn(policy: string): string[] {
  const directive = policy.split(';').find((part) => part.trim().startsWith('frame-ancestors '))
  return directive?.trim().split(/\s+/).slice(1) ?? []
}

/** Whether a browser lets pages of an origin show the club. Allowed origins are whole, without wildcards. */
export function isFramingAllowed(origin: string, sources: readonly string[]): boolean {
  const own = sources.includes("'self'") ? [location.origin] : []
  return [...own, ...sources].some((source) => URL.parse(source)?.origin === origin)
}
