import { expect, type Page } from '@playwright/test'
import { keepSession, openSession } from './support/member.ts'
import { newTrialMember } from './support/new-member.ts'
import { type TenantName, tenantUrl } from './support/tenants.ts'
import { test } from './support/test.ts'
import { changesOfLook, watchLook } from './support/watch-look.ts'

// The page as most people load it, with its transitions.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** Each club's heading font. */
const fonts: Record<TenantName, string> = {
  pulse: 'Figtree',
  harbour: 'Fraunces',
  summit: 'Archivo',
  tempo: 'Space Grotesk',
  mono: 'Readex Pro',
}

for (const [club, path, reducedMotion] of [
  ['pulse', '/'],
  ['summit', '/contact'],
  ['tempo', '/classes'],
  ['mono', '/contact'],
  ['pulse', '/home?lang=ar', 'reduce'],
] as [TenantName, string, 'reduce'?][]) {
  test(`${club}’s look at ${path} doesn’t change between the first paint and the last`, async ({ page }) => {
    if (reducedMotion) await page.emulateMedia({ reducedMotion })
    // Before the clock is installed, so that real frames are recorded.
    await page.context().addInitScript(watchLook)
    await page.clock.install()
    const translations = page.waitForResponse('**/getpoeditorterms**')
    await page.goto(tenantUrl(club, path))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // Nor may the translations, which load after five seconds, change it.
    await page.clock.fastForward(6000)
    await (await translations).finished()
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    const { changes, shift } = await changesOfLook(page)
    expect(changes).toEqual([])
    expect(shift).toBeLessThan(0.02)
    const title = page.getByRole('heading', { level: 1 })
    const family = await title.evaluate((heading) => getComputedStyle(heading).fontFamily.split(',', 1)[0])
    expect(family?.replaceAll('"', '')).toBe(fonts[club])
    const loaded = () =>
      page.evaluate(() =>
        [...document.fonts].filter(({ status }) => status === 'loaded').map((face) => face.family.replaceAll('"', '')),
      )
    await expect.poll(loaded).toContain(fonts[club])
  })
}

/** A picture's position and size, in whole pixels. */
function placeOf(page: Page, selector: string) {
  return page.locator(selector).evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return [left, top, width, height].map(Math.round)
  })
}

async function withoutScripts(page: Page, address: string) {
  // A page that is still loading would consider itself outdated.
  await page.goto('about:blank')
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto(address)
}

for (const width of [390, 1360]) {
  test(`the server-rendered landing page matches the app’s layout at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await withoutScripts(page, tenantUrl('pulse', '/'))
    const drawn = [await placeOf(page, '.first-view img'), await placeOf(page, '.first-view-logo')]
    await page.unroute('**/assets/*.js')
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect([await placeOf(page, 'main img >> nth=0'), await placeOf(page, 'header img')]).toEqual(drawn)
    await expect(page.locator('.first-view')).toHaveCount(0)
  })

  test(`the server-rendered picture of a class is where the player shows it at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await openSession(page, 'active@pulse.example')
    await page.goto(tenantUrl('pulse', '/home'))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const address = tenantUrl('pulse', '/classes/pulse-1002-001')
    await withoutScripts(page, address)
    const drawn = await placeOf(page, '.first-view img')
    await page.unroute('**/assets/*.js')
    // The class never loads: its placeholder keeps the picture.
    await page.route('**/virtualclass/pulse-1002-001', () => {})
    await page.reload()
    await expect(page.getByText('Loading the class')).toBeAttached()
    expect(await placeOf(page, '#main img')).toEqual(drawn)
  })
}

/** Delays the app's entry script until the returned function is called. */
async function holdApp(page: Page): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/index-*.js', async (route) => {
    await held
    await route.continue()
  })
  return release
}

// For a class: the main playlist, the one of the resolution that the window needs, and the one of the audio.
for (const { what, path, calls, playlists } of [
  { what: 'Home', path: '/home', calls: ['/cotdcollection/', '/users/playheads'], playlists: 0 },
  { what: 'a class', path: '/classes/pulse-1001-002', calls: ['/virtualclass/', '/users/playheads'], playlists: 3 },
]) {
  test(`the first data of ${what} is requested once, while the app is still loading`, async ({ page }) => {
    await openSession(page, 'active@pulse.example')
    await page.goto(tenantUrl('pulse', '/contact'))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

    const asked: string[] = []
    const playlistsAsked = () => new Set(asked.filter((each) => each.endsWith('.m3u8'))).size
    page.on('request', (request) => {
      if (request.method() === 'GET') asked.push(new URL(request.url()).pathname)
    })
    const timesOf = (part: string) => asked.filter((each) => each.includes(part)).length
    const release = await holdApp(page)
    await page.goto(tenantUrl('pulse', path), { waitUntil: 'commit' })
    await expect.poll(() => [...calls.map(timesOf), playlistsAsked()]).toEqual([1, 1, playlists])
    release()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('article[data-class], video').first()).toBeVisible()
    expect(calls.map(timesOf)).toEqual([1, 1])
  })
}

test('Home’s large picture is requested once, before the app has loaded', async ({ page }) => {
  await openSession(page, 'active@pulse.example')
  await page.goto(tenantUrl('pulse', '/contact'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const release = await holdApp(page)
  const pictures: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'image') pictures.push(request.url())
  })
  // A class has its own picture or a poster.
  const isClass = (url: string) => /\/(class|banner)\//.test(url)
  await page.goto(tenantUrl('pulse', '/home'), { waitUntil: 'commit' })
  await expect.poll(() => pictures.filter(isClass).length).toBe(1)
  const [ahead] = pictures.filter(isClass)
  release()
  const shown = page.locator('article[data-class] img[fetchpriority=high]').first()
  await expect(shown).toHaveJSProperty('currentSrc', ahead)
  expect(pictures.filter((url) => url === ahead)).toHaveLength(1)
})

test('a class opened by its link plays before the app has loaded, and continues in the player', async ({ page }) => {
  await keepSession(page, await newTrialMember())
  await page.goto(tenantUrl('pulse', '/contact'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const release = await holdApp(page)
  await page.goto(tenantUrl('pulse', '/classes/pulse-1001-002'), { waitUntil: 'commit' })
  const video = page.locator('.first-view video')
  await expect(video).toHaveJSProperty('paused', false)
  const before = await video.evaluateHandle((element: HTMLVideoElement) => {
    const pauses = { seen: 0 }
    element.addEventListener('pause', () => pauses.seen++)
    return { element, pauses }
  })
  release()
  await expect(page.getByRole('button', { name: 'Pause' })).toBeAttached()
  const after = await before.evaluate(({ element, pauses }) => ({
    isSame: element === document.querySelector('main video'),
    isCovered: element.closest('[data-controls]')?.querySelector('img') !== null,
    pauses: pauses.seen,
  }))
  expect(after).toEqual({ isSame: true, isCovered: false, pauses: 0 })

  // The class counts as playing: closing it asks first.
  await page.getByRole('button', { name: 'Close' }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
})
