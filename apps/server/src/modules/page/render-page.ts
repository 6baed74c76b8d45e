import type { BootPayload } from '@upbeat/contract/boot'
import type { ShownAnnouncement } from '@upbeat/rules/announcements/announcement'
import { escapeHtml } from './escape-html.ts'
import { escapeJson } from './escape-json.ts'

/** What the server fills into the built `index.html`. */
export type PageParts = {
  boot: BootPayload
  /** Apart from the boot payload, so that the app needs to know of them only where there are some. */
  announcements?: readonly ShownAnnouncement[]
  /** The club's theme and what the first view needs. */
  style: string
  title: string
  description: string
  themeColour: string
  /** Where the page's manifest and icons lie. */
  manifest: string
  icon: string | null
  touchIcon: string | null
  logo: string | null
  /** What its headings are set in; null for the font that every page has. */
  font?: string | null
  /** What is asked for first of all, already escaped. */
  first?: string
  /** Extra tags for the head, already escaped, e.g. for those who unfurl links. */
  head?: string
  /** Tags that ask for what the page will need, already escaped; they come last, after the styles that all pages have. */
  hints?: string
  /** What stands in the page until the app draws itself over it. */
  firstView?: string
  /** Whether a class plays before the app has come: what the app alone needs must not take the line from it. */
  playsAtOnce?: boolean
}

/** The app's main script, which another one imports anyway, and its font. */
const ofEveryPage = /\s*<link rel="(?:modulepreload"[^>]*\/base-|preload"[^>]*as="font")[^>]*>/g

/** Writes tenant, theme and phrases into the first HTML, so that nothing flashes and no call is needed to paint. */
export function renderPage(template: string, parts: PageParts): string {
  const head = [
    parts.first ?? '',
    `<style>${parts.style}</style>`,
    `<meta name="theme-color" content="${escapeHtml(parts.themeColour)}">`,
    `<meta name="description" content="${escapeHtml(parts.description)}">`,
    `<meta name="application-name" content="${escapeHtml(parts.title)}">`,
    `<meta name="apple-mobile-web-app-title" content="${escapeHtml(parts.title)}">`,
    link('icon', parts.icon, 'type="image/png" sizes="48x48"'),
    link('apple-touch-icon', parts.touchIcon),
    // With the first bytes, so that the header's first frame has it.
    link('preload', parts.playsAtOnce ? null : parts.logo, 'as="image" fetchpriority="high"'),
    link(
      'preload',
      parts.playsAtOnce ? null : (parts.font ?? null),
      'as="font" type="font/woff2" crossorigin fetchpriority="low"',
    ),
    parts.head ?? '',
    `<script type="application/json" id="boot">${escapeJson(parts.boot)}</script>`,
    parts.announcements?.length
      ? `<script type="application/json" id="announcements">${escapeJson(parts.announcements)}</script>`
      : '',
  ]
    .filter(Boolean)
    .join('\n')
  return (parts.playsAtOnce ? template.replace(ofEveryPage, '') : template)
    .replace(
      /<html lang="[^"]*" dir="[^"]*"/,
      () => `<html lang="${escapeHtml(htmlLanguage(parts.boot.language))}" dir="${parts.boot.direction}"`,
    )
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(parts.title)}</title>`)
    .replace('href="/manifest.json"', () => `href="${escapeHtml(parts.manifest)}"`)
    .replace('<!--boot-->', () => head)
    .replace('</head>', () => `${parts.hints ?? ''}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${parts.firstView ?? ''}</div>`)
}

function link(relation: string, address: string | null, more = '') {
  return address === null ? '' : `<link rel="${relation}" href="${escapeHtml(address)}"${more && ` ${more}`}>`
}

/** `en-gb` is written `en-GB` in markup. */
export function htmlLanguage(code: string) {
  const [language = 'en', region] = code.split('-')
  return region ? `${language}-${region.toUpperCase()}` : language
}
