import type { TenantConfig } from '@upbeat/contract/entities/tenant-config'
import { directionOf } from '@upbeat/rules/i18n/languages'
import { bestExtreme, withContrast } from '@upbeat/rules/theme/contrast'

/** The content of an email, in the reader's language and without markup. */
export type Email = {
  subject: string
  greeting?: string
  text: string
  /** Another person's own words, shown as a quote with their line breaks. */
  quote?: string
  action?: { label: string; url: string; addressHint: string }
  note?: string
  footer: string
}
/** Size in CSS pixels. */
export type EmailLogo = { url: string; width: number; height: number }
type Look = Pick<TenantConfig, 'colours' | 'displayName'> & {
  language: string
  /** The club's logo, at a public URL; null if there is no club yet. */
  logo: EmailLogo | null
}

/**
 * Renders an email as plain text and as HTML in the club's colours. Everything is escaped, since names and quotes come
 * from users.
 */
export function renderEmail(email: Email, look: Look): { text: string; html: string } {
  return { text: plainText(email), html: html(email, look) }
}

function plainText({ greeting, text, quote, action, note, footer }: Email) {
  const parts = [greeting, text, quote, action?.url, note, `-- \n${footer}`]
  return parts.filter((part) => part !== undefined).join('\n\n')
}

function html(email: Email, { colours, displayName, language, logo }: Look) {
  const onHeader = withContrast(colours.primary, [colours.header], 4.5)
  const muted = withContrast('#6b7280', ['#ffffff'], 4.5)
  return `<!doctype html>
<html lang="${escapeHtml(language)}" dir="${directionOf(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(email.subject)}</title></head>
<body style="margin:0;padding:24px 12px;background:${colours.background};font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif">
<div style="max-width:560px;margin:0 auto;background:#ffffff;color:#14171f;border-radius:12px;overflow:hidden">
<div style="padding:20px 28px;background:${colours.header};color:${onHeader};font-size:20px;font-weight:700">${logo === null ? escapeHtml(displayName) : sign(logo, displayName)}</div>
<div style="padding:28px">
${paragraphs(email, colours.primary)}
</div>
<div style="padding:16px 28px;color:${muted};font-size:13px">${escapeHtml(email.footer)}</div>
</div>
</body>
</html>
`
}

/** A wide logo replaces the club's name; any other is shown beside it. */
function sign({ url, width, height }: EmailLogo, name: string) {
  const isName = width > 2 * height
  const style = `width:${width}px;height:${height}px;vertical-align:middle;border:0${isName ? '' : ';margin-inline-end:12px'}`
  const alt = isName ? escapeHtml(name) : ''
  return `<img src="${escapeHtml(url)}" alt="${alt}" width="${width}" height="${height}" style="${style}">${isName ? '' : escapeHtml(name)}`
}

function paragraphs({ greeting, text, quote, action, note }: Email, primary: string) {
  const parts: string[] = []
  if (greeting) parts.push(`<p style="margin:0 0 16px">${escapeHtml(greeting)}</p>`)
  parts.push(`<p style="margin:0 0 20px">${escapeHtml(text)}</p>`)
  if (quote !== undefined) {
    const style = `margin:0 0 20px;padding:12px 16px;border-inline-start:4px solid ${primary};white-space:pre-wrap`
    parts.push(`<blockquote style="${style}">${escapeHtml(quote)}</blockquote>`)
  }
  if (action) {
    const style = `display:inline-block;padding:12px 22px;border-radius:8px;background:${primary};color:${bestExtreme([primary])};font-weight:600;text-decoration:none`
    parts.push(
      `<p style="margin:0 0 20px"><a href="${escapeHtml(action.url)}" style="${style}">${escapeHtml(action.label)}</a></p>`,
    )
    parts.push(
      `<p style="margin:0 0 20px;font-size:14px">${escapeHtml(action.addressHint)}<br><span style="word-break:break-all">${escapeHtml(action.url)}</span></p>`,
    )
  }
  if (note) parts.push(`<p style="margin:0;font-size:14px">${escapeHtml(note)}</p>`)
  return parts.join('\n')
}

function escapeHtml(text: string) {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
