/**
 * Marks HTML that is specific to the requested URL. The service worker, which stores one page for all URLs, removes it.
 */
export function ofThisAddress(html: string): string {
  return html && `<!--of-this-address-->${html}<!--/of-this-address-->`
}
