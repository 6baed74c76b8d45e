/** Marks what is only for the address that was asked for: the service worker, which keeps one page for all of them, takes it out. */
export function ofThisAddress(html: string): string {
  return html && `<!--of-this-address-->${html}<!--/of-this-address-->`
}
