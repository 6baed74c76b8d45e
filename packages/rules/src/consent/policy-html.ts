/**
 * What a policy's HTML may consist of. Of these elements only a link keeps an attribute, its address; other elements leave their
 * text.
 */
export const policyElements: ReadonlySet<string> = new Set(
  (
    'a h1 h2 h3 h4 h5 h6 p ul ol li dl dt dd blockquote div span strong b em i u s small sub sup br hr ' +
    'table caption thead tbody tfoot tr th td'
  ).split(' '),
)

/** Elements that leave nothing, since the text in them is not for reading. */
export const unreadElements: ReadonlySet<string> = new Set(
  (
    'script style template iframe object embed svg math noscript head title meta link base input button select ' +
    'textarea img picture video audio canvas'
  ).split(' '),
)

/** What a link in a policy may begin with, as `URL.protocol` has it. */
export const policyProtocols: readonly string[] = ['https:', 'http:', 'mailto:', 'tel:']
