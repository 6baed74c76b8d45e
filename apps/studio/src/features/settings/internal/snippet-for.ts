/** The HTML that embeds the club at `address` in another site: a container and a script. */
export function snippetFor(address: string): string {
  const { origin } = new URL(address)
  return `<div id="classes"></div>
<script src="${origin}/embed.js" data-target="#classes" data-path="/home" data-hash defer></script>`
}
