import { type FirstCalls, firstCallsId, memberIdPlaceholder } from '@upbeat/contract/first-calls'
import type { AskedAlready } from './lib/first-replies.ts'

/**
 * Runs as soon as it is here, while the app itself is still on its way: asks for what a member's page shows first, and leaves the replies
 * where the app looks for them. Nothing depends on it. It is a script of its own and must stay tiny, so it imports what has no weight.
 */
const element = document.getElementById(firstCallsId)
if (element && globalThis.upbeatFirstReplies === undefined) void ask(JSON.parse(element.textContent) as FirstCalls)

async function ask({ headers, addresses, later }: FirstCalls): Promise<void> {
  const [token, memberId] = [stored('token'), stored('userId')]
  if (!token || !memberId) return
  const replies = new Map<string, AskedAlready>()
  globalThis.upbeatFirstReplies = replies
  const asked = { ...headers, Authorization: `Bearer ${token}` }
  for (const address of addresses) {
    const url = address.replace(memberIdPlaceholder, encodeURIComponent(memberId))
    const reply = fetch(url, { headers: asked, cache: 'no-cache' })
    replies.set(url, { reply, headers: asked, at: performance.now() })
    reply.then((found) => fetchPlaylists(found.clone())).catch(() => {})
  }
  await filesOfPage()
  for (const href of later) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }))
  }
}

/** A browser may keep its storage from a page within another site's. */
function stored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Resolves when the scripts that the page is made of are here: what is wanted later must not take the line from them. */
async function filesOfPage(): Promise<void> {
  if (document.readyState === 'loading') await happened(document, 'readystatechange')
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')]
  const coming = links.filter(({ href }) => performance.getEntriesByName(href).length === 0)
  await Promise.all(coming.map((link) => Promise.race([happened(link, 'load'), happened(link, 'error')])))
}

function happened(target: EventTarget, name: string): Promise<unknown> {
  return new Promise((resolve) => target.addEventListener(name, resolve, { once: true }))
}

/** The playlists of a class, into the browser's cache: the player, which asks for one after the other, finds them there. */
async function fetchPlaylists(reply: Response): Promise<void> {
  if (!reply.ok) return
  const { alternateLink } = (await reply.json()) as { alternateLink?: unknown }
  if (typeof alternateLink !== 'string' || !alternateLink.endsWith('/master.m3u8')) return
  const url = new URL(alternateLink, location.href)
  if (url.origin !== location.origin) return
  const master = await (await fetch(url)).text()
  const names = master.match(/[^"\s/]+\.m3u8/g) ?? []
  await Promise.all(names.map((name) => fetch(new URL(name, url))))
}
