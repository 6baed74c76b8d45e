/** What a page of another site needs to show the club at `address`: a place and the script that fills it. */
export function snippetFor(address: string): string {
  const { origin } = new URL(address)
  return `<div id="classes"></div>
<script src="${origin}/embed.js" data-target="#classes" data-path="/home" data-hash defer></script>`
}
