import { expect, type Locator, type Page } from '@playwright/test'
import { enGb } from '@upbeat/phrases/en-gb'
import { ar } from '@upbeat/phrases/languages/ar'
import { he } from '@upbeat/phrases/languages/he'
import { callApi, signInByApi } from './support/api.ts'
import { expectNoViolations } from './support/axe.ts'
import { blankPictures } from './support/blank-pictures.ts'
import { withLicence } from './support/licence.ts'
import { newTrialMember, openAs } from './support/new-member.ts'
import { closePlayer, completedPanel, expectPlaying, isPaused, playClass, position, seek } from './support/player.ts'
import { signIn } from './support/sign-in.ts'
import { tenantUrl } from './support/tenants.ts'
import { test } from './support/test.ts'

const member = 'active@pulse.example'
const tag = 'pulse-1008-003'
const other = 'pulse-1008-005'
const address = `/classes/${tag}`

const dialog = (page: Page, title: keyof typeof enGb) => page.getByRole('dialog', { name: enGb[title] })
const button = (page: Page, name: keyof typeof enGb) => page.getByRole('button', { name: enGb[name], exact: true })

test.beforeEach(({ page }) => blankPictures(page))

test.describe('a member with access', () => {
  // Wide enough for the desktop layout; small, because video is decoded and drawn by the CPU: it plays the rendition of 480 lines.
  test.use({ viewport: { width: 854, height: 640 } })
  test.beforeEach(async ({ page }) => signIn(page, member))

  test('PLAY-01 PLAY-21 ROUTE-05 a class plays picture and sound, shows what it is, and contacts no other host if the club has no licence', async ({
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

    const frames = await page.evaluate(readTwoFrames)
    expect(frames.width).toBeGreaterThan(0)
    expect(frames.difference).toBeGreaterThan(0)
    expect(frames.audioBytes).toBeGreaterThan(0)

    await expect(page.getByRole('heading', { level: 1, name: shown.className })).toBeVisible()
    // Shows the controls, which fade after three seconds.
    await page.keyboard.press('Shift')
    await button(page, 'classes.details').click()
    const details = page.getByRole('region', { name: enGb['classes.details'] })
    await expect(details).toContainText(`${Math.ceil((shown.durationSecond ?? 0) / 60)} min`)
    await expect(details).toContainText(shown.level ?? '')
    await expect(details).toContainText(shown.classDescription ?? '')

    // Escape closes the open panel, not the class.
    await page.keyboard.press('Escape')
    await expect(details).toBeHidden()
    await expect(dialog(page, 'player.leaveTitle')).toBeHidden()

    // The coach's cue: the move, its remaining time and the next move.
    await expect(page.getByRole('timer')).toHaveText(/^0:\d\d$/)
    await expect(page.getByText(/^Next: /)).toBeVisible()
    await page.keyboard.press('n')
    await expect(page.getByRole('timer')).toHaveText(/^0:3\d$/)
    expect(outside).toEqual([])
  })

  test('the controls fade, come back and respond to keys, and chosen captions are on in the next class', async ({
    page,
  }) => {
    await playClass(page, address)
    const stage = page.locator('[data-controls]')
    await expect(stage).toHaveAttribute('data-controls', 'hidden', { timeout: 6000 })
    await page.keyboard.press('m')
    await expect(stage).toHaveAttribute('data-controls', 'shown')
    expect(await page.evaluate(() => document.querySelector('video')?.muted)).toBe(true)
    await page.keyboard.press('k')
    expect(await isPaused(page)).toBe(true)
    const before = await position(page)
    await page.keyboard.press('ArrowRight')
    expect(Math.round((await position(page)) - before)).toBe(10)
    // Each move begins with a caption.
    await page.keyboard.press('n')
    await page.keyboard.press('c')
    await expect(page.locator('p[lang="en-gb"]')).toBeVisible()
    await page.keyboard.press('?')
    await expect(dialog(page, 'player.shortcuts')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog(page, 'player.shortcuts')).toBeHidden()
    await expect(dialog(page, 'player.leaveTitle')).toBeHidden()
    await playClass(page, `/classes/${other}`)
    await page.keyboard.press('n')
    await expect(page.locator('p[lang="en-gb"]')).toBeVisible()
  })

  test('a started class resumes where it was left', async ({ page }) => {
    const { token } = await signInByApi(member)
    await callApi('savePlayhead', {
      token,
      params: { tag: 'pulse-1008-007' },
      body: { positionSecond: 750, durationSecond: 3000 },
    })
    await page.goto(tenantUrl('pulse', '/classes/pulse-1008-007'))
    await page.getByRole('button', { name: 'Resume at 12:30' }).click()
    await expect.poll(() => position(page)).toBeGreaterThan(750.5)
    await expect.poll(() => playheadOf(token, 'pulse-1008-007')).toBeGreaterThan(750)
  })

  test('PLAY-24 speed and quality can be chosen in the settings, and survive a retry after part of the class failed to load', async ({
    page,
  }) => {
    await playClass(page, '/classes/pulse-1008-006')
    const shown = () =>
      page.evaluate(() => {
        const video = document.querySelector('video')
        return { rate: video?.playbackRate, lines: video?.videoHeight }
      })
    await page.keyboard.press('k')
    await button(page, 'player.settings').click()
    const settings = dialog(page, 'player.settings')
    // The long list of captions comes last, so that the other settings are visible.
    await expect(settings.getByRole('group').first()).toHaveAccessibleName(enGb['player.speed'])
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

  test('the player is accessible', async ({ page }) => {
    await playClass(page, address)
    await page.keyboard.press('k')
    await expectNoViolations(page)
    await button(page, 'player.settings').click()
    await expectNoViolations(page, { within: '[role="dialog"]' })
    await page.keyboard.press('Escape')
    await closePlayer(page)
    await expect(dialog(page, 'player.leaveTitle')).toBeVisible()
    await expectNoViolations(page, { within: '[role="dialog"]' })
  })
})

test('a small window starts with the small rendition, whether the page or the player requests it first', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const newcomer = await newTrialMember()
  await openAs(page, newcomer, '/contact')
  // The cookie tells the server that the visitor is a member.
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain('member=1')
  const asked = new Set<string>()
  page.on('request', (request) => {
    const [, part] = /(\w+)\/0\.m4s$/.exec(request.url()) ?? []
    if (part) asked.add(part)
  })
  await page.goto(address)
  await expectPlaying(page)
  // If the inline script of the HTML is faster, it requests the same files as the player.
  expect([...asked].toSorted()).toEqual(['270', 'audio'])
})

test('every button of the player is inside the narrowest window', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openAs(page, await newTrialMember(), address)
  await expectPlaying(page)
  // In a window this narrow the class's name is truncated; it must not push out its neighbours.
  const sizes = await page.getByRole('heading', { level: 1 }).evaluate((name) => [name.scrollWidth, name.clientWidth])
  expect(sizes[0]).toBeGreaterThan(sizes[1] ?? 0)
  const labels = ['player.close', 'classes.details', 'player.settings', 'player.fullScreen'] as const
  for (const label of labels) {
    const box = await button(page, label).first().boundingBox()
    expect(box, label).not.toBeNull()
    expect([box && box.x >= 0, box && box.x + box.width <= 320], label).toEqual([true, true])
  }
  // The whole picture, centred in the upper 62 %: a coach at its edge isn't cut off.
  const upright = await page.locator('video').boundingBox()
  const height = (320 * 9) / 16
  expect(upright).toEqual({ x: 0, y: Math.floor((Math.floor(0.62 * 640) - height) / 2), width: 320, height })
  // A phone in portrait that can't be rotated: full screen still fills it.
  await button(page, 'player.fullScreen').click()
  await expect.poll(() => page.locator('video').boundingBox()).toEqual({ x: 0, y: 0, width: 320, height: 640 })
})

test('PLAY-04 CARD-09 without a session the class redirects to sign-in and back', async ({ page }) => {
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

for (const [language, phrases, tag] of [
  ['ar', ar, 'pulse-1008-021'],
  ['he', he, 'pulse-1008-022'],
] as const) {
  test(`I18N-07 in ${language} the player is mirrored, except for its timeline and the keys that move along it`, async ({
    page,
  }) => {
    await signIn(page, member)
    await page.goto(tenantUrl('pulse', `/classes/${tag}?lang=${language}`))
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect.poll(() => position(page)).toBeGreaterThan(0.3)
    await page.keyboard.press('k')
    await expect.poll(() => isPaused(page)).toBe(true)

    const named = (name: keyof typeof enGb) => page.getByRole('button', { name: phrases[name], exact: true })
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

    const slider = page.getByRole('slider', { name: phrases['player.timeline'] })
    const { x, y, width, height } = (await slider.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    await page.mouse.click(x + width / 4, y + height / 2)
    const share = () =>
      page.evaluate(() => {
        const { currentTime = 0, duration = 1 } = document.querySelector('video') ?? {}
        return currentTime / duration
      })
    await expect.poll(share).toBeCloseTo(0.25, 1)
    const knob = await slider.evaluate((input) => {
      const { left, width } = input.getBoundingClientRect()
      const drawn = input.previousElementSibling?.getBoundingClientRect()
      return drawn ? (drawn.left + drawn.width / 2 - left) / width : 0
    })
    expect(knob).toBeCloseTo(0.25, 1)
    await expectNoViolations(page)
  })
}
