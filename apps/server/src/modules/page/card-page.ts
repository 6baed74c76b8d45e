import { inTenant } from '../../platform/scope/scope.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { FindLinkCard } from '../sharing/link-card.ts'
import { cardPicture } from './card-picture.ts'
import { cardTags } from './card-tags.ts'
import { escapeHtml } from './escape-html.ts'

type Given = { title: string | null; description: string | null }

/**
 * The body of a short link's redirect, for services that unfurl links without following them. For a known page, title
 * and picture are the page's own: the link's author could have given any others.
 */
export function createCardPage({ findCard }: { findCard: FindLinkCard }) {
  return async function cardPage(tenant: Tenant, target: URL, given: Given): Promise<string> {
    const card = await inTenant(tenant.id, () => findCard(tenant, target.pathname + target.search))
    const title = card?.title ?? given.title ?? tenant.config.displayName
    const url = target.toString()
    const tags = cardTags({
      site: tenant.config.displayName,
      title,
      description: card?.description ?? given.description ?? '',
      url,
      image: cardPicture(tenant, card?.image, target.origin),
      imageAlt: card?.image ? title : tenant.config.displayName,
      language: tenant.config.language,
    })
    const link = `<a href="${escapeHtml(url)}">${escapeHtml(title)}</a>`
    return `<!doctype html><meta charset="utf-8"><title>${escapeHtml(title)}</title>\n${tags}\n${link}\n`
  }
}
