import type { BootPayload } from '@upbeat/contract/boot'
import type { ShownAnnouncement } from '@upbeat/rules/announcements/announcement'
import { escapeHtml } from './escape-html.ts'
import { escapeJson } from './escape-json.ts'

/** What the server fills into the built `index.html`. */
export type PageParts = {
  boot: BootPayload
  /** Separate from the boot payload, so that the app loads its code for announcements only if there are any. */
  announcements?: readonly ShownAnnouncement[]
  /** The club's theme, and the styles of the first view. */
  style: string
  title: string
  description: string
  themeColour: string
  /** The URL of the page's manifest. */
  manifest: string
  icon: string | null
  touchIcon: string | null
  logo: string | null
  /** The font of the headings; null for the default font. */
  font?: string | null
  /** The first tags in the head, already escaped. */
  first?: string
  /** More tags for the head, already escaped, e.g. for link previews. */
  head?: string
  /** Tags that preload what the page will need, already escaped. They come last, after the styles of all pages. */
  hints?: string
  /** The HTML shown until the app renders. */
  firstView?: string
  /** Whether a class plays before the app has loaded, in which case the app's own files must not compete with it. */
  playsAtOnce?: boolean
}

/** The preload tags of every page: the app's main script, which another script imports anyway, and its font. */
const ofEveryPage = /\s*<link rel="(?:modulepreload"[^>]*\/base-|preload"[^>]*as="font")[^>]*>/g

/** Writes tenant, theme and phrases into the first HTML, so that nothing flickers and rendering needs no calls. */
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
    // Preloaded, so that the header has it in its first frame.
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

/** `en-gb` becomes `en-GB` in markup. */
export function htmlLanguage(code: string) {
  const [language = 'en', region] = code.split('-')
  return region ? `${language}-${region.toUpperCase()}` : language
}
