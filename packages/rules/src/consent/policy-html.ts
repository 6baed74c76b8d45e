/** Elements allowed in a policy's HTML. Only links keep an attribute, `href`; disallowed elements are replaced by their text. */
export const policyElements: ReadonlySet<string> = new Set(
  (
    'a h1 h2 h3 h4 h5 h6 p ul ol li dl dt dd blockquote div span strong b em i u s small sub sup br hr ' +
    'table caption thead tbody tfoot tr th td'
  ).split(' '),
)

/** Elements removed with their content. */
export const unreadElements: ReadonlySet<string> = new Set(
  (
    'script style template iframe object embed svg math noscript head title meta link base input button select ' +
    'textarea img picture video audio canvas'
  ).split(' '),
)

/** URL protocols allowed in a policy's links, as in `URL.protocol`. */
export const policyProtocols: readonly string[] = ['https:', 'http:', 'mailto:', 'tel:']
