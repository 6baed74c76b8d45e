import { escapeHtml } from '../escape-html.ts'
import { pictureFrame } from './picture-frame.ts'

export type BannerWords = {
  title: string
  text: string | null
  /** Whether the small picture of a channel is above its name. */
  hasProfile: boolean
}

/** A page's wide picture with its heading. */
export function bannerView({ title, text, hasProfile }: BannerWords): string {
  const profile = hasProfile ? '<span class="first-profile"></span>' : ''
  const paragraph = text ? `<p dir="auto">${escapeHtml(text)}</p>` : ''
  const words = `<div class="first-words"><div class="first-head">${profile}<h1><bdi>${escapeHtml(title)}</bdi></h1>${paragraph}</div></div>`
  return `<div class="first-view" data-view="banner" data-surface="media" aria-hidden="true">${pictureFrame}${words}</div>`
}
