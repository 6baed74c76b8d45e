import type { TenantConfig } from '@upbeat/contract/entities/tenant-config'
import { type ContentKind, deepLink } from '@upbeat/rules/routes/deep-link'

/** A shared object. `id` is the tag of a class or collection, or a live event's id. */
export type Shared = {
  kind: ContentKind
  id: string
  title: string
  description?: string | null | undefined
  image?: string | null | undefined
}
type Club = Pick<TenantConfig, 'url' | 'dynamicLinkDomain' | 'dynamicLinkAllowedOnApp' | 'appStoreId'>

/** Maximum length of a description: previews show no more, and URLs are limited. */
const descriptionCharacters = 300

/** The link to be shortened: target, preview data and, if the club allows it, its app (SHARE-06, SHARE-08). */
export function longLink({ kind, id, title, description, image }: Shared, club: Club): string {
  const link = new URL('/', originOf(club))
  link.searchParams.set('link', deepLink(club.url, kind, id))
  link.searchParams.set('type', kind)
  link.searchParams.set('st', title)
  if (description) link.searchParams.set('sd', shorten(description))
  if (image) link.searchParams.set('si', new URL(image, club.url).toString())
  if (club.dynamicLinkAllowedOnApp && club.appStoreId) link.searchParams.set('isi', club.appStoreId)
  return link.toString()
}

/** A club's short domain may be configured with or without the scheme. */
function originOf({ dynamicLinkDomain, url }: Club): string {
  if (!dynamicLinkDomain) return url
  return dynamicLinkDomain.includes('://') ? dynamicLinkDomain : `https://${dynamicLinkDomain}`
}

function shorten(text: string): string {
  const characters = [...text]
  return characters.length > descriptionCharacters
    ? `${characters.slice(0, descriptionCharacters - 1).join('')}…`
    : text
}
