import { policyElements, policyProtocols, unreadElements } from '@upbeat/rules/consent/policy-html'
import sanitize, { type Attributes, type IOptions } from 'sanitize-html'

/** A club's HTML made safe to show: only listed elements, and no attributes except a link's address. */
export function sanitiseHtml(html: string): string {
  return sanitize(html, options)
}

const options: IOptions = {
  allowedTags: [...policyElements],
  nonTextTags: [...unreadElements],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: policyProtocols.map((protocol) => protocol.slice(0, -1)),
  transformTags: { a: (tagName, { href = '' }) => ({ tagName, attribs: linkAttributes(href) }) },
}

function linkAttributes(href: string): Attributes {
  const base = 'https://club.example'
  const isSafe = href !== '' && URL.canParse(href, base) && policyProtocols.includes(new URL(href, base).protocol)
  return isSafe ? { href, rel: 'noopener noreferrer' } : {}
}
