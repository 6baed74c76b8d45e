/** The kinds of content that a link can share, as named in short links (ENT-53). */
export const contentKind = { classes: 'CLASSES', live: 'LIVE_SIMULATED_SVOD', collections: 'COLLECTIONS' } as const
export type ContentKind = (typeof contentKind)[keyof typeof contentKind]

const sections: Record<ContentKind, string> = {
  CLASSES: 'classes',
  COLLECTIONS: 'collections',
  LIVE_SIMULATED_SVOD: 'connect/live',
}

/** The URL of a class, a collection or a live event at the tenant's `url` (ROUTE-49 to ROUTE-51). */
export function deepLink(url: string, kind: ContentKind, id: string): string {
  return `${url.replace(/\/+$/, '')}/${sections[kind]}/${encodeURIComponent(id)}`
}
