import type { Playhead } from '@upbeat/contract/entities/playhead'
import { type FirstCalls, type FirstPictures, firstCallsId, memberIdPlaceholder } from '@upbeat/contract/first-calls'
import type { AskedAlready } from '../lib/api/first-replies.ts'
import { openingSegments } from './opening-segments.ts'

/**
 * Runs before the app has loaded: makes the first calls of a member's page and leaves the replies where the app looks for them, and removes
 * dismissed announcements. Optional:
 * the app works without it. A separate, tiny script, so its imports must be small.
 */
const element = document.getElementById(firstCallsId)
if (element && globalThis.upbeatFirstReplies === undefined) {
  void ask(JSON.parse(element.textContent) as FirstCalls)
  setTimeout(warmUpFormats)
}

async function ask({ headers, requests, later, pictures, resumesFrom }: FirstCalls): Promise<void> {
  const [token, memberId] = [stored('token'), stored('userId')]
  void removeDismissed((token && memberId) || '')
  if (!token || !memberId || requests.length === 0) return
  const replies = new Map<string, AskedAlready>()
  globalThis.upbeatFirstReplies = replies
  const copies = requests.map(async ({ address, search }) => {
    const url = address.replace(memberIdPlaceholder, encodeURIComponent(memberId))
    const asked = { ...headers, ...search?.headers, Authorization: `Bearer ${token}` }
    const { body } = search ?? {}
    const reply = fetch(url, { headers: asked, cache: 'no-cache', ...(body !== undefined && { method: 'PUT', body }) })
    replies.set(url, { reply, headers: asked, body, at: performance.now() })
    return (await reply).clone()
  })
  if (pictures) return void preloadPictures(copies[0], pictures).catch(() => {})
  const stream = streamOf(copies, resumesFrom).catch(() => null)
  globalThis.upbeatFirstStream = stream.then((found) => (found?.isNew ? found.link : null))
  const opening = await openingOf(await stream).catch(() => [])
  await Promise.allSettled(opening.map(async (url) => (await fetch(url)).blob()))
  for (const href of later) preload({ rel: 'modulepreload', crossOrigin: '', href })
}

/** Formats a number and a date while the styles load: on a slow phone the first use in a language takes over 100 ms. */
function warmUpFormats(): void {
  const { lang } = document.documentElement
  new Intl.NumberFormat(lang).format(0)
  new Intl.DateTimeFormat(lang, { weekday: 'short' }).format(0)
}

/** Browsers may block storage in third-party frames. */
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

/**
 * Preloads the first classes' pictures, and shows them in the server-rendered view. Their URLs must equal the app's (`cardPicture`,
 * `pictureAddress`, `imageWidth`).
 */
async function preloadPictures(
  reply: Promise<Response> | undefined,
  { known, count, shape, bands }: FirstPictures,
): Promise<void> {
  const links = known.length > 0 ? known : await linksIn(reply)
  const phone = Math.ceil(innerWidth)
  const { width, dense } = bands.findLast(({ from }) => innerWidth >= from) ?? { width: phone, dense: 2 * phone }
  const shown = links.slice(0, count).map((link) => {
    const [, path = '', x, y] = /^(.*?)(?:#[0-9a-f]{6}(?:@(\d+),(\d+)(?:,body)?)?(?:~.+)?)?$/.exec(link) ?? []
    const address = path.replace(/-wide(?=\.jpg$)/, `-${shape}`)
    const href = `${address}${address.includes('?') ? '&' : '?'}width=`
    const imageSrcset = `${href}${width} 1x, ${href}${dense} 2x`
    preload({ rel: 'preload', as: 'image', fetchPriority: 'high', imageSrcset })
    return { imageSrcset, focus: x && `${x}% ${y}%` }
  })
  await parsed()
  for (const [place, image] of [...document.querySelectorAll<HTMLImageElement>('.first-picture img')].entries()) {
    const { imageSrcset, focus } = shown[place] ?? {}
    image.srcset = imageSrcset ?? ''
    if (focus) image.style.objectPosition = focus
  }
}

async function linksIn(reply: Promise<Response> | undefined): Promise<string[]> {
  if (!reply) return []
  const found = (await (await reply).json()) as Listed[] | { items?: Listed[]; collectionItems?: Listed[] }
  const items = Array.isArray(found) ? found : (found.items ?? found.collectionItems ?? [])
  return items.flatMap(({ imageLink }) => (typeof imageLink === 'string' ? [imageLink] : []))
}

type Listed = { imageLink?: unknown }

/** Removes announcements that the reader has dismissed from the server-rendered view, as the app does (`Announcements`). */
async function removeDismissed(memberId: string): Promise<void> {
  await parsed()
  const dismissed = stored('announcements') ?? ''
  for (const one of document.querySelectorAll<HTMLElement>('.announcement[data-mark]'))
    if (dismissed.includes(JSON.stringify(`${memberId} ${one.dataset.mark}`))) one.remove()
}

/** Waits for the whole HTML, but not for the app's scripts. */
function parsed(): Promise<unknown> | undefined {
  if (document.readyState !== 'loading') return undefined
  return new Promise((resolve) => document.addEventListener('readystatechange', resolve, { once: true }))
}

type Stream = {
  /** As written by the server, so that the app's player recognises it. */
  link: string
  master: URL
  /** Whether it plays from the beginning and is not resumed. */
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

/**
 * Prefetches the playlists of a class, which the player requests one after the other, into the browser's cache. Returns the URLs of the
 * first segments if the class plays from the beginning.
 */
async function openingOf(stream: Stream | null): Promise<URL[]> {
  if (!stream) return []
  const read = async (playlist: URL) => (await fetch(playlist)).text()
  const segments = await openingSegments(stream.master, innerWidth * devicePixelRatio, read)
  return stream.isNew ? segments : []
}
