/**
 * A club's HTML as anybody may show it. Nothing is repaired or filtered out of what was written: the text is written anew, with
 * tags from the list alone and no attribute but a link's address, so what isn't understood can only become text.
 */
export function sanitiseHtml(html: string): string {
  const open: string[] = []
  let out = ''
  let unseenUntil: string | null = null
  for (const { 0: token, groups } of html.matchAll(tokens)) {
    const name = groups?.name?.toLowerCase()
    const closes = groups?.slash === '/'
    if (unseenUntil !== null) {
      if (closes && name === unseenUntil) unseenUntil = null
    } else if (name === undefined) {
      if (!token.startsWith('<!--')) out += escapeText(token)
    } else if (unseen.has(name)) {
      if (!closes) unseenUntil = name
    } else if (closes) out += closeUpTo(name, open)
    else if (single.has(name)) out += `<${name}>`
    else if (kept.has(name)) {
      out += name === 'a' ? linkTag(groups?.attributes ?? '') : `<${name}>`
      open.push(name)
    }
  }
  return out + open.toReversed().map(closeTag).join('')
}

const tokens = /<!--[\s\S]*?(?:-->|$)|<(?<slash>\/?)(?<name>[a-z][a-z0-9]*)(?<attributes>[^<>]*)>|<|[^<]+/gi
const kept = new Set(
  (
    'a h1 h2 h3 h4 h5 h6 p ul ol li dl dt dd blockquote div span strong b em i u s small sub sup ' +
    'table caption thead tbody tfoot tr th td'
  ).split(' '),
)
const single = new Set(['br', 'hr'])
/** What is between their tags is not for reading. */
const unseen = new Set(
  'script style template iframe object svg math noscript head title select textarea video audio canvas'.split(' '),
)

/** Closes what stands open inside, too; a tag that closes nothing is left out. */
function closeUpTo(name: string, open: string[]): string {
  const place = open.lastIndexOf(name)
  return place < 0 ? '' : open.splice(place).toReversed().map(closeTag).join('')
}

function linkTag(attributes: string): string {
  const [, quoted, single, bare] = /(?:^|\s)href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(attributes) ?? []
  const address = (quoted ?? single ?? bare ?? '').replaceAll('&amp;', '&').trim()
  if (!isSafe(address)) return '<a>'
  return `<a href="${escapeText(address).replaceAll('"', '&quot;')}" rel="noopener noreferrer">`
}

/** Of an entity nobody can say here what it will be read as. */
function isSafe(address: string): boolean {
  if (address === '' || /&[#a-z0-9]+;/i.test(address) || !URL.canParse(address, 'https://club.example')) return false
  return ['https:', 'http:', 'mailto:', 'tel:'].includes(new URL(address, 'https://club.example').protocol)
}

/** Entities stay what they are. */
function escapeText(text: string): string {
  return text.replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

function closeTag(name: string) {
  return `</${name}>`
}
