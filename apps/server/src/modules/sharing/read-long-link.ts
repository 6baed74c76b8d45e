import { isShareable } from './is-shareable.ts'

/** The content of a long link (D-77). `path` is the deep link without its origin. */
export type LongLinkParts = { path: string; title: string | null; description: string | null; image: string | null }

/**
 * Parses `{domain}/?link={deep link}&st&sd&si`. Null unless both the link and its deep link are at one of `origins`,
 * and the deep link is a page, so that a short link can't point to another site.
 */
export function readLongLink(text: string, origins: readonly string[]): LongLinkParts | null {
  const long = URL.parse(text)
  const deep = URL.parse(long?.searchParams.get('link') ?? '')
  if (!long || !deep || !isOf(long, origins) || !isOf(deep, origins) || !isShareable(deep)) return null
  const parameter = (name: string) => long.searchParams.get(name)?.slice(0, 2000) || null
  return {
    path: deep.pathname + deep.search + deep.hash,
    title: parameter('st'),
    description: parameter('sd'),
    image: parameter('si'),
  }
}

function isOf(url: URL, origins: readonly string[]) {
  return url.username === '' && url.password === '' && origins.includes(url.origin)
}
