import { rewriteLegacyPath } from '@upbeat/rules/routes/rewrite-legacy-path'
import { addressAt } from '../../platform/http/address-at.ts'

export type Shown = { kind: 'class' | 'category' | 'collection' | 'channel' | 'coach' | 'event'; id: string }

/**
 * Parses a URL by the route table: paths ignore case and a trailing slash (D-08), and old paths are rewritten as in the
 * app (D-09).
 */
export function whatIsShown(address: string): Shown | null {
  const url = addressAt('http://club.invalid', address)
  const path = rewriteLegacyPath(url.pathname).replace(/\/+$/, '')
  const query = (name: string) => url.searchParams.get(name)
  const classTag = query('classId')
  if (classTag && /^\/channels\/[^/]+$/i.test(path)) return { kind: 'class', id: classTag }
  const places: [Shown['kind'], string | null | undefined][] = [
    ['event', /^\/(?:connect\/live|live)\/([^/]+)$/i.exec(path)?.[1]],
    ['class', /^\/(?:classes|home|connect\/classes)\/(?!(?:search|fav|recent)$)([^/]+)$/i.exec(path)?.[1]],
    ['collection', /^\/collections\/([^/]+)$/i.exec(path)?.[1]],
    ['collection', /^\/collection(?:\/v2)?$/i.test(path) ? query('collectionTag') : null],
    ['category', /^\/classes\/categories\/([^/]+)$/i.exec(path)?.[1]],
    ['coach', /^\/coaches\/([^/]+)$/i.exec(path)?.[1]],
    ['channel', /^\/channels\/([^/]+)$/i.exec(path)?.[1]],
    ['channel', /^\/channelView$/i.test(path) ? query('tag') : null],
  ]
  const place = places.find(([, id]) => id)
  const id = place?.[1] && decoded(place[1])
  return place && id ? { kind: place[0], id } : null
}

function decoded(text: string) {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
