import type { BootPayload } from '@upbeat/contract/boot'
import { escapeHtml } from './escape-html.ts'

/** What the server fills into the built `index.html`. */
export type PageParts = {
  boot: BootPayload
  themeCss: string
  title: string
  description: string
  themeColour: string
  /** Extra tags for the head, already escaped, e.g. for those who unfurl links. */
  head?: string
}

/** Writes tenant, theme and phrases into the first HTML, so that nothing flashes and no call is needed to paint. */
export function renderPage(template: string, parts: PageParts): string {
  const head = [
    `<style>${parts.themeCss}</style>`,
    `<meta name="theme-color" content="${escapeHtml(parts.themeColour)}">`,
    `<meta name="description" content="${escapeHtml(parts.description)}">`,
    parts.head ?? '',
    `<script type="application/json" id="boot">${escapeJson(parts.boot)}</script>`,
  ].join('\n')
  return template
    .replace(
      /<html lang="[^"]*" dir="[^"]*"/,
      () => `<html lang="${escapeHtml(htmlLanguage(parts.boot.language))}" dir="${parts.boot.direction}"`,
    )
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(parts.title)}</title>`)
    .replace('<!--boot-->', () => head)
}

/** `<` and the line separators are the characters that could end the script element or break its parsing. */
function escapeJson(value: unknown) {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}

/** `en-gb` is written `en-GB` in markup. */
function htmlLanguage(code: string) {
  const [language = 'en', region] = code.split('-')
  return region ? `${language}-${region.toUpperCase()}` : language
}
