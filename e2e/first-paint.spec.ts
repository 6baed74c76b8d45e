import { expect, type Page } from '@playwright/test'
import { keepSession, openSession } from './support/member.ts'
import { newTrialMember } from './support/new-member.ts'
import { closePlayer } from './support/player.ts'
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

const pages: [TenantName, path: string][] = [
  ['pulse', '/'],
  ['summit', '/contact'],
  ['tempo', '/classes'],
  ['mono', '/contact'],
  ['pulse', '/home?lang=ar'],
]

test('a club’s look doesn’t change between the first paint and the last', async ({ page }) => {
  // Before the clock is installed, so that real frames are recorded.
  await page.context().addInitScript(watchLook)
  await page.clock.install()
  for (const [club, path] of pages) {
    await test.step(`${club}’s ${path}`, async () => {
      if (path.includes('lang')) await page.emulateMedia({ reducedMotion: 'reduce' })
      const translations = page.waitForResponse('**/getpoeditorterms**')
      await page.goto(tenantUrl(club, path))
      const title = page.getByRole('heading', { level: 1 })
      await expect(title).toBeVisible()
      // Nor may the translations, which load after five seconds, change it.
      await page.clock.fastForward(6000)
      await (await translations).finished()
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
      const { changes, shift } = await changesOfLook(page)
      expect(changes).toEqual([])
      expect(shift).toBeLessThan(0.02)
      const family = await title.evaluate((heading) => getComputedStyle(heading).fontFamily.split(',', 1)[0])
      expect(family?.replaceAll('"', '')).toBe(fonts[club])
      const loaded = () =>
        page.evaluate(() =>
          [...document.fonts]
            .filter(({ status }) => status === 'loaded')
            .map((face) => face.family.replaceAll('"', '')),
        )
      await expect.poll(loaded).toContain(fonts[club])
    })
  }
})

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

const widths = [390, 768, 1360]

/** Where pictures are at each width of the window. */
async function placesOf(page: Page, ...selectors: string[]) {
  const places = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 })
    // A layout that follows the window by script does so within two frames.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    for (const selector of selectors) places.push(await placeOf(page, selector))
  }
  return places
}

test('the server-rendered landing page, Home, list, schedule, channel, favourites, coach and picture of a class match the app’s layout', async ({
  page,
}) => {
  await withoutScripts(page, tenantUrl('pulse', '/'))
  const drawn = await placesOf(page, '.first-view img', '.first-view-logo')
  await page.unroute('**/assets/*.js')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => placesOf(page, 'main img >> nth=0', 'header img')).toEqual(drawn)
  await expect(page.locator('.first-view')).toHaveCount(0)

  await openSession(page, 'active@pulse.example')
  await page.goto(tenantUrl('pulse', '/contact'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await withoutScripts(page, tenantUrl('pulse', '/home'))
  const panel = await placesOf(page, '.first-picture img', '.first-view-logo')
  await page.unroute('**/assets/*.js')
  // Stays in place until the class has loaded.
  await page.route('**/cotdcollection/**', () => {})
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => placesOf(page, 'main .first-picture img', 'header img')).toEqual(panel)
  await page.unroute('**/cotdcollection/**')
  await page.reload()
  await expect(page.locator('article[data-layout=lead]')).toBeVisible()
  await expect.poll(() => placesOf(page, 'article[data-layout=lead] img', 'header img')).toEqual(panel)
  await expect(page.locator('.first-picture')).toHaveCount(0)

  for (const [path, card] of [
    ['/classes', 'article[data-class]'],
    ['/connect/schedule', 'article[data-event]'],
    ['/channels/pulse-quick-wins', 'main header'],
  ] as const) {
    await withoutScripts(page, tenantUrl('pulse', path))
    const places = await placesOf(page, 'h1', '.first-picture img >> nth=0')
    await page.unroute('**/assets/*.js')
    await page.reload()
    await expect(page.locator(card).first()).toBeVisible()
    await expect.poll(() => placesOf(page, 'h1', `${card} img >> nth=0`), { message: path }).toEqual(places)
  }

  await withoutScripts(page, tenantUrl('pulse', '/classes/fav'))
  const head = await placesOf(page, 'h1')
  await page.unroute('**/assets/*.js')
  await page.reload()
  await expect(page.getByRole('main').getByRole('link', { name: 'My activity' })).toBeVisible()
  await expect.poll(() => placesOf(page, 'main h1')).toEqual(head)

  const placesOfCoach = async () => {
    // Beside the portrait the words make room for the coach's next live class, which comes later.
    await page.setViewportSize({ width: 1360, height: 844 })
    const wide = await placeOf(page, '.coach-portrait img')
    await page.setViewportSize({ width: 390, height: 844 })
    const parts = ['.coach-portrait img', '.coach-name', '.coach-line', '.coach-text']
    return [wide, ...(await Promise.all(parts.map((part) => placeOf(page, part))))]
  }
  await withoutScripts(page, tenantUrl('pulse', '/coaches/Sanne%20de%20Vries'))
  const coach = await placesOfCoach()
  await page.unroute('**/assets/*.js')
  await page.reload()
  await expect(page.locator('main blockquote')).toBeVisible()
  await expect.poll(placesOfCoach).toEqual(coach)

  await withoutScripts(page, tenantUrl('pulse', '/classes/pulse-1002-001'))
  const picture = await placesOf(page, '.first-view img')
  await page.unroute('**/assets/*.js')
  // The class never loads: its placeholder keeps the picture.
  await page.route('**/virtualclass/pulse-1002-001', () => {})
  await page.reload()
  await expect(page.getByText('Loading the class')).toBeAttached()
  await expect.poll(() => placesOf(page, '#main img')).toEqual(picture)
})

/** Delays the app's entry script until the returned function is called. */
async function holdApp(page: Page): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/index-*.js', async (route) => {
    await held
    await route.continue()
  })
  return release
}

test('the first data and the large picture of Home, and of a class, are requested once, while the app is still loading; the class plays before it has loaded, and continues in the player', async ({
  page,
}) => {
  await keepSession(page, await newTrialMember())
  await page.goto(tenantUrl('pulse', '/contact'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  let asked: string[] = []
  const pictures: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'GET') asked.push(new URL(request.url()).pathname)
    if (request.resourceType() === 'image') pictures.push(request.url())
  })
  const timesOf = (part: string) => asked.filter((each) => each.includes(part)).length
  const playlistsAsked = () => new Set(asked.filter((each) => each.endsWith('.m3u8'))).size

  await test.step('Home', async () => {
    const release = await holdApp(page)
    await page.goto(tenantUrl('pulse', '/home'), { waitUntil: 'commit' })
    const calls = ['/cotdcollection/', '/users/playheads']
    await expect.poll(() => calls.map(timesOf)).toEqual([1, 1])
    expect(playlistsAsked()).toBe(0)
    // A class has its own picture or a poster.
    const isClass = (url: string) => /\/(class|banner)\//.test(url)
    await expect.poll(() => pictures.filter(isClass).length).toBe(1)
    const [ahead] = pictures.filter(isClass)
    release()
    const shown = page.locator('article[data-class] img[fetchpriority=high]').first()
    await expect(shown).toHaveJSProperty('currentSrc', ahead)
    expect(pictures.filter((url) => url === ahead)).toHaveLength(1)
    expect(calls.map(timesOf)).toEqual([1, 1])
  })

  await test.step('a class', async () => {
    asked = []
    const release = await holdApp(page)
    await page.goto(tenantUrl('pulse', '/classes/pulse-1001-002'), { waitUntil: 'commit' })
    const calls = ['/virtualclass/', '/users/playheads']
    // The main playlist, the one of the resolution that the window needs, and the one of the audio.
    await expect.poll(() => [...calls.map(timesOf), playlistsAsked()]).toEqual([1, 1, 3])
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
    expect(calls.map(timesOf)).toEqual([1, 1])

    // The class counts as playing: closing it asks first.
    await closePlayer(page)
    await expect(page.getByRole('dialog')).toBeVisible()
  })
})
