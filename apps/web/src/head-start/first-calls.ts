import type { Playhead } from '@upbeat/contract/entities/playhead'
import { type FirstCalls, firstCallsId, memberIdPlaceholder } from '@upbeat/contract/first-calls'
import type { AskedAlready } from '../lib/first-replies.ts'
import { openingSegments } from './opening-segments.ts'

/**
 * Runs as soon as it is here, while the app itself is still on its way: asks for what a member's page shows first, and leaves the replies
 * where the app looks for them. Nothing depends on it. It is a script of its own and must stay tiny, so it imports what has no weight.
 */
const element = document.getElementById(firstCallsId)
if (element && globalThis.upbeatFirstReplies === undefined) void ask(JSON.parse(element.textContent) as FirstCalls)

async function ask({ headers, addresses, later, pictureBands, resumesFrom }: FirstCalls): Promise<void> {
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
  if (pictureBands.length > 0)
    return preloadPicture(copies[0], pictureBands)
      .catch(() => {})
      .finally(warmUp)
  const stream = streamOf(copies, resumesFrom).catch(() => null)
  globalThis.upbeatFirstStream = stream.then((found) => (found?.isNew ? found.link : null))
  const opening = await openingOf(await stream).catch(() => [])
  const coming = opening.map(async (url) => (await fetch(url)).blob())
  warmUp()
  await Promise.allSettled(coming)
  for (const href of later) preload({ rel: 'modulepreload', crossOrigin: '', href })
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

function preload(link: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement('link'), link))
}

/** The large picture that Home opens with; its address is made as the app makes it (`pictureAddress`, `imageWidth`). */
async function preloadPicture(reply: Promise<Response> | undefined, bands: FirstCalls['pictureBands']): Promise<void> {
  const today = (await (await reply)?.json()) as { collectionItems?: { imageLink?: unknown }[] } | undefined
  const picture = today?.collectionItems?.[0]?.imageLink
  if (typeof picture !== 'string') return
  const phone = Math.ceil(innerWidth)
  const { width, dense } = bands.findLast(({ from }) => innerWidth >= from) ?? { width: phone, dense: 2 * phone }
  const address = picture.replace(/#[0-9a-f]{6}(@\d+,\d+)?$/, '')
  const href = `${address}${address.includes('?') ? '&' : '?'}width=`
  const imageSrcset = `${href}${width} 1x, ${href}${dense} 2x`
  preload({ rel: 'preload', as: 'image', fetchPriority: 'high', imageSrcset })
}

type Stream = {
  /** As the server wrote it, by which the app's player knows it again. */
  link: string
  master: URL
  /** Whether it plays from its beginning, and not from where the member has left it. */
  isNew: boolean
}

async function streamOf(replies: Promise<Response>[], resumesFrom: number): Promise<Stream | null> {
  const [playable, playheads] = await Promise.all(replies)
  if (!playable?.ok || !playheads?.ok) return null
  const { alternateLink, tag } = (await playable.json()) as { alternateLink?: unknown; tag?: unknown }
  if (typeof alternateLink !== 'string' || !alternateLink.endsWith('/master.m3u8')) return null
  const master = new URL(alternateLink, location.href)
  if (master.origin !== location.origin) return null
  const known = ((await playheads.json()) as Playhead[]).find((playhead) => playhead.tag === tag)
  return { link: alternateLink, master, isNew: !known || known.finished || known.positionSecond < resumesFrom }
}

/** Fetches the playlists of a class, which the player asks for one after the other, into the browser's cache. Answers what it opens with. */
async function openingOf(stream: Stream | null): Promise<URL[]> {
  if (!stream) return []
  const read = async (playlist: URL) => (await fetch(playlist)).text()
  const segments = await openingSegments(stream.master, innerWidth * devicePixelRatio, read)
  return stream.isNew ? segments : []
}
