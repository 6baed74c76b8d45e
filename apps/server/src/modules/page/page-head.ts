import { kitOf } from '@upbeat/rules/theme/kit'
import { kitCss } from '@upbeat/rules/theme/kit-css'
import { addressAt } from '../../platform/http/address-at.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import { logoRatio } from '../manifest/logo-ratio.ts'
import type { LinkCard } from '../sharing/link-card.ts'
import { cardPicture } from './card-picture.ts'
import { cardTags } from './card-tags.ts'

/** Reserves the logo's space from the first frame on, puts the club's font before the default, and adds its kit. */
export function clubStyle({ logoSvg, config, preview }: Tenant) {
  const ratio = logoSvg && config.logoUrl ? `--logo-ratio:${logoRatio(logoSvg)};` : ''
  const font = config.font ? `--font-text:"${config.font}","Figtree",system-ui,sans-serif;` : ''
  const kit = kitCss(kitOf(config), preview?.look === true)
  return ratio || font ? `${kit}:root:root{${ratio}${font}}` : kit
}

export function manifestAddress(tenant: Tenant | null, isOwnHost: boolean, language: string) {
  const query = new URLSearchParams({ ...(tenant && !isOwnHost && { tenant: tenant.name }), lang: language })
  return `/manifest.json?${query}`
}

type Head = {
  origin: string
  path: string
  card: LinkCard | null
  description: string
  language: string
  /** The base URL of the club's pages. */
  base: string
}

/** The tags for search engines and link previews. */
export function headOf(tenant: Tenant, { card, description, language, origin, path, base }: Head) {
  const url = addressAt(base, path)
  // If several clubs share the host, the URL must name the club.
  if (!tenant.domain && url.origin !== origin) url.searchParams.set('tenant', tenant.name)
  return cardTags({
    site: tenant.config.displayName,
    title: card?.title ?? tenant.config.displayName,
    description,
    url: url.toString(),
    image: cardPicture(tenant, card?.image, base),
    imageAlt: card?.image ? card.title : tenant.config.displayName,
    language,
  })
}
