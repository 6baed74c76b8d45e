// Keeps the app's own files and pictures, so that it opens at once and without a net. What is a member's never comes here: calls
// and media are not looked at, and pages carry nothing but what the club shows everybody.
const shell = 'upbeat-shell'
const pictures = 'upbeat-pictures'
const mostFiles = 300
const mostPictures = 400
const page = '/'
const ofThisAddress = /<!--of-this-address-->.*?<!--\/of-this-address-->/gs

self.addEventListener('install', (event) => {
  self.skipWaiting()
  // Without a network it is kept at the next visit.
  event.waitUntil(keepFirstPage().catch(() => {}))
})
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))
self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin || request.headers.has('range')) return
  if (request.mode === 'navigate') {
    if (isPage(url.pathname)) event.respondWith(freshPage(request))
  } else if (/^\/(assets|fonts)\//.test(url.pathname)) event.respondWith(kept(request, shell, mostFiles))
  else if (/^\/(images|icons)\//.test(url.pathname)) event.respondWith(kept(request, pictures, mostPictures))
})

async function takeOver() {
  const known = [shell, pictures]
  const names = (await caches.keys()).filter((name) => name.startsWith('upbeat-') && !known.includes(name))
  await Promise.all(names.map((name) => caches.delete(name)))
  await self.clients.claim()
}

/** The page that installed this worker was loaded without it, and so were its files: keeps both, for a reload without a network. */
async function keepFirstPage() {
  const cache = await caches.open(shell)
  if (await cache.match(page)) return
  const [client] = await self.clients.matchAll({ includeUncontrolled: true, type: 'window' })
  const url = new URL(client?.url ?? page, location.origin)
  if (!isPage(url.pathname)) return
  const club = url.searchParams.get('tenant')
  const reply = await fetch(url.pathname + (club === null ? '' : `?tenant=${encodeURIComponent(club)}`))
  if (!reply.ok || reply.redirected || isPrivate(reply)) return
  const html = await reply.clone().text()
  await keepPage(cache, reply)
  const files = new Set([...html.matchAll(/\/(?:assets|fonts)\/[\w./-]+/g)].map(([file]) => file))
  await Promise.all([...files].map((file) => kept(new Request(file), shell, mostFiles)))
}

/** Short links and documents are no pages of the app. */
function isPage(path) {
  return !/^\/(api|oauth|external|media|images|icons|demo|sandbox|s|docs)(\/|$)|\.[a-z0-9]{2,5}$/i.test(path)
}

/** The newest page where there is a net, else the last one seen: one for all addresses, since the app finds its own way. */
async function freshPage(request) {
  const cache = await caches.open(shell)
  try {
    const reply = await fetch(request)
    if (reply.ok && !reply.redirected && !isPrivate(reply)) await keepPage(cache, reply.clone())
    return reply
  } catch (error) {
    const last = await cache.match(page)
    if (last && (await isOfClub(last.clone(), new URL(request.url).searchParams.get('tenant')))) return last
    throw error
  }
}

/** A preview is for one of the staff, and for an hour. */
function isPrivate(reply) {
  return reply.headers.get('cache-control') === 'no-store'
}

/**
 * For every address: without its own, which may carry a token, and without what the server has written for it. Whoever opens it later may
 * come from another site. What is no page of the app, as the server's own figures are, opens nothing.
 */
async function keepPage(cache, reply) {
  const html = await reply.text()
  if (!html.includes(' id="boot"')) return
  const headers = new Headers(reply.headers)
  headers.delete('content-encoding')
  const anyones = html.replace(ofThisAddress, '').replace('"isCrossSite":false', '"isCrossSite":true')
  await cache.put(page, new Response(anyones, { headers }))
}

/** On a host that clubs share the last page may be another club's than the one that is asked for by name. */
async function isOfClub(reply, name) {
  if (name === null) return true
  const [, boot = 'null'] = / id="boot">(.*?)<\/script>/s.exec(await reply.text()) ?? []
  return JSON.parse(boot)?.tenant?.name === name.toLowerCase()
}

/** Names of files change with their content, so that one kept is as good as new. */
async function kept(request, name, most) {
  const cache = await caches.open(name)
  const known = await cache.match(request)
  if (known) return known
  const reply = await fetch(request)
  if (reply.ok && reply.status === 200) {
    await cache.put(request, reply.clone())
    await forgetOldest(cache, most)
  }
  return reply
}

async function forgetOldest(cache, most) {
  const keys = (await cache.keys()).filter(({ url }) => new URL(url).pathname !== page)
  await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((key) => cache.delete(key)))
}
