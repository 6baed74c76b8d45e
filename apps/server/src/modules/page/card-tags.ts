import { escapeHtml } from './escape-html.ts'

type CardTags = {
  /** The club's name. */
  site: string
  title: string
  description: string
  /** The page's own URL. */
  url: string
  /** An absolute URL. */
  image: string
  imageAlt: string
  language: string
}

/** Services that show descriptions truncate them anyway. */
const descriptionCharacters = 300

/** Open Graph tags, and the additional ones for X. */
export function cardTags({ site, title, description, url, image, imageAlt, language }: CardTags): string {
  const text = shorten(description.replace(/\s+/g, ' ').trim())
  const properties: [string, string][] = [
    ['og:type', 'website'],
    ['og:site_name', site],
    ['og:title', title],
    ['og:description', text],
    ['og:url', url],
    ['og:locale', locale(language)],
    ['og:image', image],
    ['og:image:alt', imageAlt],
  ]
  const names: [string, string][] = [
    ['twitter:card', 'summary_large_image'],
    ['twitter:title', title],
    ['twitter:description', text],
    ['twitter:image', image],
  ]
  return [
    ...properties.map(([key, value]) => `<meta property="${key}" content="${escapeHtml(value)}">`),
    ...names.map(([key, value]) => `<meta name="${key}" content="${escapeHtml(value)}">`),
  ].join('\n')
}

/** `en-gb` becomes `en_GB`. */
function locale(code: string) {
  const [language = 'en', region] = code.split('-')
  return region ? `${language}_${region.toUpperCase()}` : language
}

function shorten(text: string) {
  const characters = [...text]
  return characters.length > descriptionCharacters
    ? `${characters.slice(0, descriptionCharacters - 1).join('')}…`
    : text
}
