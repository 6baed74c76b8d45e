import { expect, type Locator, type Page } from '@playwright/test'
import { enGb } from '@upbeat/phrases/en-gb'
import { ar } from '@upbeat/phrases/languages/ar'
import { callApi, signInByApi } from './support/api.ts'
import { expectNoViolations } from './support/axe.ts'
import { blankPictures } from './support/blank-pictures.ts'
import { withLicence } from './support/licence.ts'
import { newTrialMember } from './support/new-member.ts'
import { closePlayer, completedPanel, expectPlaying, isPaused, playClass, position, seek } from './support/player.ts'
import { signIn } from './support/sign-in.ts'
import { storeSession } from './support/store-session.ts'
import { tenantUrl } from './support/tenants.ts'
import { test } from './support/test.ts'

const member = 'active@pulse.example'
const tag = 'pulse-1008-003'
const begun = 'pulse-1008-007'
const address = `/classes/${tag}`

const dialog = (page: Page, title: keyof typeof enGb) => page.getByRole('dialog', { name: enGb[title] })
const button = (page: Page, name: keyof typeof enGb) => page.getByRole('button', { name: enGb[name], exact: true })

test.beforeEach(({ page }) => blankPictures(page))

test.describe('a member with access', () => {
  // Wide enough for the desktop layout; small, because video is decoded and drawn by the CPU: it plays the rendition of 480 lines.
  test.use({ viewport: { width: 854, height: 640 } })
  test.beforeEach(async ({ page }) => signIn(page, member))

  test('PLAY-01 PLAY-21 PLAY-24 ROUTE-05 a class plays picture and sound, shows what it is, and contacts no other host if the club has no licence; its controls fade, come back and respond to keys; speed and quality survive a retry; the next class resumes where it was left, with the chosen captions', async ({
    page,
  }) => {
    const outside: string[] = []
    page.on('request', (request) => {
      if (!new URL(request.url()).hostname.endsWith('localhost') && /^http/.test(request.url()))
        outside.push(request.url())
    })
    const { token } = await signInByApi(member)
    const shown = await callApi('getClass', { token, params: { tag } })
    await playClass(page, address)
    const stage = page.locator('[data-controls]')
    const frames = await page.evaluate(readTwoFrames)
    expect(frames.width).toBeGreaterThan(0)
    expect(frames.difference).toBeGreaterThan(0)
    expect(frames.audioBytes).toBeGreaterThan(0)

    await test.step('the controls fade, and come back with a key', async () => {
      await expect(stage).toHaveAttribute('data-controls', 'hidden', { timeout: 6000 })
      await page.keyboard.press('m')
      await expect(stage).toHaveAttribute('data-controls', 'shown')
      expect(await page.evaluate(() => document.querySelector('video')?.muted)).toBe(true)
      await page.keyboard.press('k')
      expect(await isPaused(page)).toBe(true)
      const before = await position(page)
      await page.keyboard.press('ArrowRight')
      expect(Math.round((await position(page)) - before)).toBe(10)
      await page.keyboard.press('?')
      await expect(dialog(page, 'player.shortcuts')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog(page, 'player.shortcuts')).toBeHidden()
      await expect(dialog(page, 'player.leaveTitle')).toBeHidden()
    })

    await test.step('the details, the coach’s cue and the captions', async () => {
      await expect(page.getByRole('heading', { level: 1, name: shown.className })).toBeVisible()
      await expectNoViolations(page)
      await button(page, 'classes.details').click()
      const details = page.getByRole('region', { name: enGb['classes.details'] })
      await expect(details).toContainText(`${Math.ceil((shown.durationSecond ?? 0) / 60)} min`)
      await expect(details).toContainText(shown.level ?? '')
      await expect(details).toContainText(shown.classDescription ?? '')
      // Escape closes the open panel, not the class.
      await page.keyboard.press('Escape')
      await expect(details).toBeHidden()
      await expect(dialog(page, 'player.leaveTitle')).toBeHidden()
      // The move, its remaining time and the next move.
      await expect(page.getByRole('timer')).toHaveText(/^0:\d\d$/)
      await expect(page.getByText(/^Next: /)).toBeVisible()
      await page.keyboard.press('n')
      await expect(page.getByRole('timer')).toHaveText(/^0:3\d$/)
      // Each move begins with a caption.
      await page.keyboard.press('c')
      await expect(page.locator('p[lang="en-gb"]')).toBeVisible()
    })

    await test.step('speed and quality', () => chooseSpeedAndQuality(page))

    await test.step('the next class', async () => {
      expect(outside).toEqual([])
      await closePlayer(page)
      await expect(dialog(page, 'player.leaveTitle')).toBeVisible()
      await expectNoViolations(page, { within: '[role="dialog"]' })
      await button(page, 'player.discard').click()
      const body = { positionSecond: 750, durationSecond: 3000 }
      await callApi('savePlayhead', { token, params: { tag: begun }, body })
      await page.goto(tenantUrl('pulse', `/classes/${begun}`))
      await page.getByRole('button', { name: 'Resume at 12:30' }).click()
      await expect.poll(() => position(page)).toBeGreaterThan(750.5)
      await page.keyboard.press('k')
      await expect.poll(() => playheadOf(token, begun)).toBeGreaterThan(750)
      await page.keyboard.press('n')
      await expect(page.locator('p[lang="en-gb"]')).toBeVisible()
    })
  })

  test('PLAY-21 PLAY-22 a licence loads its player from the CDN, and its end of stream ends the class', async ({
    page,
  }) => {
    const scripts: string[] = []
    await withLicence(page, address, 'aB3dE5gH', scripts)
    await playClass(page, address)
    expect(scripts).toEqual(['https://cdn.jwplayer.com/libraries/aB3dE5gH.js'])
    await page.evaluate(() => (window as typeof window & { raise: (code: number) => void }).raise(230001))
    await expect(completedPanel(page)).toBeVisible()
    await expect(page.getByRole('alert')).toBeHidden()
  })
})

/** Chooses both in a paused class, and expects them to last when part of the class can't be loaded and is retried. */
async function chooseSpeedAndQuality(page: Page) {
  const shown = () =>
    page.evaluate(() => {
      const video = document.querySelector('video')
      return { rate: video?.playbackRate, lines: video?.videoHeight }
    })
  await button(page, 'player.settings').click()
  const settings = dialog(page, 'player.settings')
  // The long list of captions comes last, so that the other settings are visible.
  await expect(settings.getByRole('group').first()).toHaveAccessibleName(enGb['player.speed'])
  await expectNoViolations(page, { within: '[role="dialog"]' })
  const quality = settings.getByRole('group', { name: enGb['player.quality'] })
  const speed = settings.getByRole('group', { name: enGb['player.speed'] })
  await expect(quality.getByRole('radio', { name: enGb['player.qualityAuto'] })).toBeChecked()
  const offered = await quality
    .getByRole('radio')
    .evaluateAll((all) => all.map((each) => each.parentElement?.textContent))
  const lines = offered.slice(1).map((name) => Number.parseInt(name ?? '', 10))
  expect(lines).toEqual(lines.toSorted((one, other) => other - one))
  const lowest = lines.at(-1) ?? 0
  await quality.getByText(`${lowest}p`).click()
  await speed.getByText('1.5×').click()
  await expect(speed.getByRole('radio', { name: '1.5×' })).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(settings).toBeHidden()
  await page.keyboard.press('k')
  await expect.poll(shown).toEqual({ rate: 1.5, lines: lowest })

  const segments = /\.m4s/
  await page.route(segments, (route) => route.fulfill({ status: 404 }))
  await seek(page, 900)
  await expect(page.getByRole('alert')).toContainText(enGb['errors.playback'])
  await page.unroute(segments)
  await button(page, 'common.retry').click()
  await expect.poll(() => position(page)).toBeGreaterThan(900.5)
  await expect.poll(shown).toEqual({ rate: 1.5, lines: lowest })
  await page.keyboard.press('k')
  await button(page, 'player.settings').click()
  await expect(quality.getByRole('radio', { name: `${lowest}p` })).toBeChecked()
  await quality.getByText(enGb['player.qualityAuto']).click()
  await expect(quality.getByRole('radio', { name: enGb['player.qualityAuto'] })).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(settings).toBeHidden()
}

test('a small window starts with the small rendition, whether the page or the player requests it first, and every button is inside the narrowest', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  // The cookie tells the server that the visitor is a member.
  await page.context().addCookies([{ name: 'member', value: '1', url: tenantUrl('pulse') }])
  await storeSession(page, tenantUrl('pulse'), await newTrialMember())
  const asked = new Set<string>()
  page.on('request', (request) => {
    const [, part] = /(\w+)\/0\.m4s$/.exec(request.url()) ?? []
    if (part) asked.add(part)
  })
  await page.goto(address)
  await expectPlaying(page)
  // If the inline script of the HTML is faster, it requests the same files as the player.
  expect([...asked].toSorted()).toEqual(['270', 'audio'])
  await page.keyboard.press('k')

  await page.setViewportSize({ width: 320, height: 640 })
  // The whole picture, centred in the upper 62 %: a coach at its edge isn't cut off.
  const height = (320 * 9) / 16
  const upright = { x: 0, y: Math.floor((Math.floor(0.62 * 640) - height) / 2), width: 320, height }
  await expect.poll(() => page.locator('video').boundingBox()).toEqual(upright)
  // In a window this narrow the class's name is truncated; it must not push out its neighbours.
  const sizes = await page.getByRole('heading', { level: 1 }).evaluate((name) => [name.scrollWidth, name.clientWidth])
  expect(sizes[0]).toBeGreaterThan(sizes[1] ?? 0)
  const labels = ['player.close', 'classes.details', 'player.settings', 'player.fullScreen'] as const
  for (const label of labels) {
    const box = await button(page, label).first().boundingBox()
    expect(box, label).not.toBeNull()
    expect([box && box.x >= 0, box && box.x + box.width <= 320], label).toEqual([true, true])
  }
  // A phone in portrait that can't be rotated: full screen still fills it.
  await button(page, 'player.fullScreen').click()
  await expect.poll(() => page.locator('video').boundingBox()).toEqual({ x: 0, y: 0, width: 320, height: 640 })
})

test('PLAY-04 CARD-09 without a session the class redirects to sign-in and back', async ({ page }) => {
  await page.setViewportSize({ width: 854, height: 640 })
  await page.goto(tenantUrl('pulse', address))
  await expect(page).toHaveURL(/\/signin/i)
  await page.getByLabel(enGb['auth.email'], { exact: true }).fill(member)
  await page.getByLabel(enGb['auth.password'], { exact: true }).fill('Demo1234')
  await page.getByRole('main').getByRole('button', { name: enGb['auth.signIn'], exact: true }).click()
  await expect(page).toHaveURL(new RegExp(address))
  await expectPlaying(page)
})

async function playheadOf(token: string, of: string) {
  const playheads = await callApi('listPlayheads', { token })
  return playheads.find((playhead) => playhead.tag === of)?.positionSecond ?? 0
}

/** Runs in the page: the next two frames on screen, how much of the picture differs, and the audio decoded so far. */
async function readTwoFrames() {
  const video = document.querySelector('video') as HTMLVideoElement & { webkitAudioDecodedByteCount: number }
  const canvas = document.createElement('canvas')
  canvas.width = 64
  canvas.height = 36
  const context = canvas.getContext('2d', { willReadFrequently: true })
  const frame = () =>
    new Promise<Uint8ClampedArray>((resolve) => {
      video.requestVideoFrameCallback(() => {
        context?.drawImage(video, 0, 0, 64, 36)
        resolve(context?.getImageData(0, 0, 64, 36).data ?? new Uint8ClampedArray())
      })
    })
  const first = await frame()
  await new Promise((resolve) => setTimeout(resolve, 500))
  const second = await frame()
  const difference = first.reduce((sum, value, index) => sum + (Math.abs(value - (second[index] ?? 0)) > 12 ? 1 : 0), 0)
  return { width: video.videoWidth, difference, audioBytes: video.webkitAudioDecodedByteCount }
}

test('in Arabic the player is mirrored, except for its timeline and the keys that move along it', async ({ page }) => {
  await page.setViewportSize({ width: 854, height: 640 })
  await signIn(page, member)
  await page.goto(tenantUrl('pulse', '/classes/pulse-1008-021?lang=ar'))
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect.poll(() => position(page)).toBeGreaterThan(0.3)
  await page.keyboard.press('k')
  await expect.poll(() => isPaused(page)).toBe(true)

  const named = (name: keyof typeof enGb) => page.getByRole('button', { name: ar[name], exact: true })
  const middleOf = async (part: Locator) => {
    const box = await part.boundingBox()
    return box ? box.x + box.width / 2 : Number.NaN
  }
  const half = (page.viewportSize()?.width ?? 0) / 2
  expect(await middleOf(named('player.close'))).toBeGreaterThan(half)
  expect(await middleOf(named('player.settings'))).toBeLessThan(half)
  // An English name is next to Close, at the page's starting edge.
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('text-align', 'right')
  await expect(page.locator('h1 + p')).toHaveCSS('direction', 'rtl')

  const begin = await position(page)
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => position(page)).toBeCloseTo(begin + 10, 0)
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => position(page)).toBeCloseTo(begin, 0)

  const slider = page.getByRole('slider', { name: ar['player.timeline'] })
  const { x, y, width, height } = (await slider.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.click(x + width / 4, y + height / 2)
  const share = () =>
    page.evaluate(() => {
      const { currentTime = 0, duration = 1 } = document.querySelector('video') ?? {}
      return currentTime / duration
    })
  await expect.poll(share).toBeCloseTo(0.25, 1)
  const knob = () =>
    slider.evaluate((input) => {
      const { left, width } = input.getBoundingClientRect()
      const drawn = input.previousElementSibling?.getBoundingClientRect()
      return drawn ? (drawn.left + drawn.width / 2 - left) / width : 0
    })
  await expect.poll(knob).toBeCloseTo(0.25, 1)
  await expectNoViolations(page)
})
