import { expect, type Page, type Request } from '@playwright/test'
import { enGb } from '@upbeat/phrases/en-gb'
import { type TenantName, tenantUrl } from './tenants.ts'

/** Opens a class as a signed-in member and waits until it plays from its beginning. */
export async function playClass(page: Page, path: string, tenant: TenantName = 'pulse') {
  await page.goto(tenantUrl(tenant, path))
  await expectPlaying(page)
}

/** Waits until the class plays; restarts it if it was started before. */
export async function expectPlaying(page: Page) {
  const startOver = page.getByRole('button', { name: enGb['player.startOver'] })
  await expect(startOver.or(page.locator('video[data-seen], [role="timer"]')).first()).toBeVisible({ timeout: 15_000 })
  if (await startOver.isVisible()) await startOver.click()
  await expectMoving(page)
}

/** Waits until the video advances. */
export async function expectMoving(page: Page) {
  await expect.poll(() => position(page)).toBeGreaterThan(0.3)
  // A resumed class seeks before it plays.
  const from = await position(page)
  await expect.poll(() => position(page)).toBeGreaterThan(from)
}

/** The position in seconds. */
export function position(page: Page): Promise<number> {
  return page.evaluate(() => document.querySelector('video')?.currentTime ?? 0)
}

export function isPaused(page: Page): Promise<boolean> {
  return page.evaluate(() => document.querySelector('video')?.paused ?? true)
}

/** Plays `seconds` more of the class. At a higher speed each stall costs some watched time: ask for more than needed. */
export async function playOn(page: Page, seconds: number) {
  const from = await position(page)
  await expect.poll(() => position(page), { timeout: 90_000, intervals: [250] }).toBeGreaterThan(from + seconds)
}

/** Seeks the class without playing what is between. */
export async function seek(page: Page, second: number) {
  await page.evaluate((to) => {
    const video = document.querySelector('video')
    if (video) video.currentTime = to < 0 ? video.duration + to : to
  }, second)
}

/** Presses the player's close button, even if the controls are hidden: at a higher speed they fade before a pointer arrives. */
export async function closePlayer(page: Page) {
  await page.getByRole('button', { name: enGb['player.close'], includeHidden: true }).dispatchEvent('click')
}

/**
 * Makes time run twelve times as fast in the page, or `speed` times: the monotonic clock and media playback alike, so that a minute is
 * really decoded and watched in a few seconds. Call it before the page opens.
 */
export async function hurryTime(page: Page, speed = 12) {
  await page.addInitScript((times: number) => {
    const now = performance.now.bind(performance)
    const start = now()
    performance.now = () => start + (now() - start) * times
    const media = HTMLMediaElement.prototype
    const rate = Object.getOwnPropertyDescriptor(media, 'playbackRate')
    const play = media.play
    Object.defineProperty(media, 'playbackRate', {
      configurable: true,
      get() {
        return rate?.get?.call(this) / times
      },
      set(value: number) {
        rate?.set?.call(this, value * times)
      },
    })
    media.play = function () {
      rate?.set?.call(this, times)
      return play.call(this)
    }
  }, speed)
}

/** The button of the leave panel that logs the class. */
export function finishAndLog(page: Page) {
  return page.getByRole('button', { name: /^Finish and save \d+ min$/ })
}

/** The panel at the end of a class, however it ended. */
export function completedPanel(page: Page) {
  return page.getByRole('dialog', { name: /^(Workout completed|You moved \d+ of \d+ minutes|Not this time)$/ })
}

/** Collects the bodies of the page's play and workout reports. */
export function gatherReports(page: Page) {
  const reports = { tracking: [] as Body[], results: [] as Body[], activity: [] as Body[] }
  page.on('request', (request: Request) => {
    const { pathname } = new URL(request.url())
    const body = () => request.postDataJSON() as Body
    if (request.method() === 'POST' && pathname === '/api/v2/ondemandtracking') reports.tracking.push(body())
    if (request.method() === 'PUT' && pathname === '/api/v4/users/workoutresults') reports.results.push(body())
    if (request.method() === 'POST' && pathname === '/api/v2/users/recentactivity') reports.activity.push(body())
  })
  return reports
}

type Body = Record<string, unknown>
