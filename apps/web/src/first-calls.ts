import type { Playhead } from '@upbeat/contract/entities/playhead'
import { type FirstCalls, firstCallsId, memberIdPlaceholder } from '@upbeat/contract/first-calls'
import type { AskedAlready } from './lib/first-replies.ts'
import { openingSegments } from './opening-segments.ts'

/**
 * Runs as soon as it is here, while the app itself is still on its way: asks for what a member's page shows first, and leaves the replies
 * where the app looks for them. Nothing depends on it. It is a script of its own and must stay tiny, so it imports what has no weight.
 */
const element = document.getElementById(firstCallsId)
if (element && globalThis.upbeatFirstReplies === undefined) void ask(JSON.parse(element.textContent) as FirstCalls)

async function ask({ headers, addresses, later, resumesFrom }: FirstCalls): Promise<void> {
  const [token, memberId] = [stored('token'), stored('userId')]
  if (!token || !memberId) return
  const replies = new Map<string, AskedAlready>()
  globalThis.upbeatFirstReplies = replies
  const asked = { ...headers, Authorization: `Bearer ${token}` }
  const copies = addresses.map(async (address) => {
    const url = address.replace(memberIdPlaceholder, encodeURIComponent(memberId))
    const reply = fetch(url, { headers: asked, cache: 'no-cache' })
    replies.set(url, { reply, headers: asked, at: performance.now() })
    return (await reply).clone()
  })
  const opening = openingOf(copies, resumesFrom).catch(() => [])
  void opening.then(warmUp)
  await filesOfPage()
  await Promise.all(later.map(fetchScript))
  // The player's script is here and runs now: the line would wait for it.
  for (const url of await opening) fetch(url).catch(() => {})
}

/** The first number that is written out in a language takes a slow phone a quarter of a second: the line is waited for meanwhile. */
function warmUp(): void {
  new Intl.NumberFormat(document.documentElement.lang).format(0)
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

function fetchScript(href: string): Promise<unknown> {
  const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href })
  document.head.append(link)
  return Promise.race([happened(link, 'load'), happened(link, 'error')])
}

function happened(target: EventTarget, name: string): Promise<unknown> {
  return new Promise((resolve) => target.addEventListener(name, resolve, { once: true }))
}

/**
 * Fetches the playlists of a class, which the player asks for one after the other, into the browser's cache. Answers what it opens with,
 * unless the member goes on with it from elsewhere.
 */
async function openingOf(replies: Promise<Response>[], resumesFrom: number): Promise<URL[]> {
  const [playable, playheads] = await Promise.all(replies)
  if (!playable?.ok || !playheads?.ok) return []
  const { alternateLink, tag } = (await playable.json()) as { alternateLink?: unknown; tag?: unknown }
  if (typeof alternateLink !== 'string' || !alternateLink.endsWith('/master.m3u8')) return []
  const url = new URL(alternateLink, location.href)
  if (url.origin !== location.origin) return []
  const segments = await openingSegments(url, innerWidth * devicePixelRatio, async (playlist) =>
    (await fetch(playlist)).text(),
  )
  const known = ((await playheads.json()) as Playhead[]).find((playhead) => playhead.tag === tag)
  return known && !known.finished && known.positionSecond >= resumesFrom ? [] : segments
}
