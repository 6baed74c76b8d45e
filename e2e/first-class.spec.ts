import { readFile } from 'node:fs/promises'
import { type Download, expect, type Page } from '@playwright/test'
import { enGb } from '@upbeat/phrases/en-gb'
import { callApi, signInByApi } from './support/api.ts'
import { expectNoViolations } from './support/axe.ts'
import { serverTime } from './support/clock.ts'
import { hideVideo } from './support/hide-video.ts'
import { openInApp } from './support/open-in-app.ts'
import {
  closePlayer,
  completedPanel,
  expectPlaying,
  finishAndLog,
  gatherReports,
  hurryTime,
  isPaused,
  playOn,
  position,
} from './support/player.ts'
import { demoPassword, tenantUrl } from './support/tenants.ts'
import { test } from './support/test.ts'

// The core path of the product, walked as a member walks it.
const email = 'active@pulse.example'
const main = (page: Page) => page.getByRole('main')

test('PLAY-06 PLAY-07 PLAY-11 PLAY-12 PLAY-14 PLAY-16 PLAY-18 ENT-39 ENT-40 ENT-41 a member gets from the landing page to the last frame of a class, which is logged once with the time played', {
  tag: '@phone-only',
}, async ({ page }) => {
  test.setTimeout(300_000)
  const reports = gatherReports(page)
  await hurryTime(page)
  await page.goto('/')
  await main(page).getByRole('link', { name: enGb['landing.explore'] }).waitFor()
  await page.getByRole('banner').getByRole('link', { name: enGb['shell.signIn'] }).first().click()
  await signInHere(page)

  await expect(page).toHaveURL(/\/home$/)
  const ofTheDay = page.getByRole('region', { name: 'Class of the day', exact: true })
  await expect(ofTheDay.getByRole('article').first()).toBeVisible()
  const tiles = page.getByRole('region', { name: 'Browse classes', exact: true }).getByRole('listitem')
  await expect(tiles).toHaveCount(10)
  await tiles.first().scrollIntoViewIfNeeded()
  await expect.poll(() => tiles.first().locator('img').evaluate(isDrawn)).toBe(true)

  await page.goto('/classes')
  const card = main(page).getByRole('article').first()
  await expect(card).toBeVisible()
  await expectNoViolations(page)
  const tag = (await card.getAttribute('data-class')) ?? ''
  const { token } = await signInByApi(email)
  const { className, durationSecond } = await callApi('getClass', { token, params: { tag } })
  await card.getByRole('link').first().click()

  await expectPlaying(page)
  await expect(page.getByRole('heading', { level: 1, name: className })).toBeVisible()
  expect(await page.evaluate(() => document.querySelector('video')?.duration)).toBeCloseTo(durationSecond ?? 0, 0)
  await expect(page.getByRole('timer')).toHaveText(/^\d+:\d\d$/)
  await expect(page.getByText(/^Next: /)).toBeVisible()
  // At this speed a caption disappears before it can be seen: pause first.
  await page.keyboard.press('k')
  await expect.poll(() => isPaused(page)).toBe(true)
  await page.keyboard.press('n')
  await page.keyboard.press('c')
  await expect(page.locator('p[lang="en-gb"]')).toBeVisible()
  await page.keyboard.press('k')
  const showVideo = await hideVideo(page)
  await playOn(page, 100)
  await showVideo()

  await closePlayer(page)
  await finishAndLog(page).dblclick()
  const done = completedPanel(page)
  await expect(done).toContainText(new RegExp(`You moved \\d of ${Math.round((durationSecond ?? 0) / 60)} minutes`))
  const panel = (await done.textContent()) ?? ''
  const end = await position(page)
  // The headless browser has no share sheet for files.
  const [picture] = await Promise.all([
    page.waitForEvent('download'),
    done.getByRole('button', { name: enGb['player.savePicture'] }).click(),
  ])
  expect(await pngSize(picture)).toEqual([1080, 1920])
  expectLoggedOnce(reports, { tag, className, end, panel })
  await expectNoViolations(page)
  const great = done.getByRole('button', { name: enGb['player.moodGreat'] })
  await great.click()
  await expect(great).toHaveAttribute('aria-pressed', 'true')
  await done.getByRole('button', { name: enGb['player.done'] }).click()
  await expect(done).toBeHidden()
  await expect(page).toHaveURL(/\/classes$/)
  // The mood changes what is logged; it is not played once more.
  expect(reports.tracking).toHaveLength(1)

  await openInApp(page, '/user/classes/recent')
  const newest = main(page).getByRole('article').first()
  await expect(newest.getByRole('heading')).toHaveText(className)
  await expect(newest).toContainText(/\d min done/)
  await expect.poll(async () => (await callApi('listActivity', { token }))[0]?.mood).toBe(3)
  const [logged] = await callApi('listActivity', { token })
  expect(logged).toMatchObject({ workoutName: className, userWorkoutTag: tag })
  const at = Date.parse(logged?.creationDate ?? '')
  expect(Math.abs(at - (await serverTime()).getTime())).toBeLessThan(10 * 60_000)
})

test('another club looks like another company’s site', async ({ page }) => {
  const looks: Look[] = []
  for (const tenant of ['pulse', 'harbour'] as const) {
    await page.goto(tenantUrl(tenant))
    await main(page).getByRole('heading', { level: 1 }).waitFor()
    looks.push(await page.evaluate(readLook))
  }
  const [pulse, harbour] = looks
  expect(pulse?.title).toContain('Pulse Club')
  expect(harbour?.title).toContain('Harbour Health')
  for (const part of ['background', 'header', 'button', 'logo'] as const)
    expect(harbour?.[part]).not.toBe(pulse?.[part])
  await expect(page.getByText(/pulse/i)).toHaveCount(0)
})

async function signInHere(page: Page) {
  await page.getByLabel(enGb['auth.email'], { exact: true }).fill(email)
  await page.getByLabel(enGb['auth.password'], { exact: true }).fill(demoPassword)
  await main(page).getByRole('button', { name: enGb['auth.signIn'], exact: true }).click()
  await expect(page).not.toHaveURL(/\/signin/i)
}

type Look = ReturnType<typeof readLook>

/** Runs in the page: what makes a club recognisable without reading a word. */
function readLook() {
  // A transparent element shows the background of its ancestors.
  const colour = (selector: string) => {
    let element = document.querySelector(selector)
    while (element?.parentElement && /, 0\)$/.test(getComputedStyle(element).backgroundColor))
      element = element.parentElement
    return element ? getComputedStyle(element).backgroundColor : ''
  }
  return {
    title: document.title,
    background: colour('body'),
    header: colour('header'),
    button: colour('main a[href="/home"]'),
    logo: document.querySelector('header img')?.getAttribute('src') ?? '',
  }
}

function isDrawn(image: HTMLImageElement | SVGElement): boolean {
  return image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0
}

type Logged = { tag: string; className: string; end: number; panel: string }

/** Expects one result, one activity and one play, with the watched time that the completed panel shows. */
function expectLoggedOnce(reports: ReturnType<typeof gatherReports>, { tag, className, end, panel }: Logged) {
  expect(reports.results).toHaveLength(1)
  expect(reports.activity).toHaveLength(1)
  expect(reports.tracking).toHaveLength(1)
  const [result] = reports.results
  expect(Object.keys(result ?? {}).toSorted()).toEqual(resultFields)
  expect(result).toMatchObject({ intensityLevel: 6, trackingResult: 9, tag, workoutName: className })
  expect(result?.durationSeconds).toBeGreaterThan(60)
  expect(result?.durationSeconds).toBeLessThanOrEqual(Math.ceil(end))
  const minutes = Math.round(Number(result?.durationSeconds) / 60)
  expect(result?.durationMinutes).toBe(minutes)
  expect(panel).toMatch(new RegExp(`(?<!\\d)${minutes} minutes?`))
  expect(reports.activity[0]).toMatchObject({ trackingResult: 7, userWorkoutTag: tag })
}

const resultFields = [
  'calorieBurn',
  'classCategories',
  'classCommitmentTag',
  'completedDate',
  'creationDate',
  'durationMinutes',
  'durationSeconds',
  'exercises',
  'imageUrl',
  'intensityLevel',
  'isTimed',
  'keywords',
  'mood',
  'primaryGoal',
  'refTemplateId',
  'secondaryGoal',
  'skillLevel',
  'tag',
  'trackingResult',
  'trailerLinkWeb',
  'userId',
  'userWorkoutTag',
  'workoutDescription',
  'workoutName',
].toSorted()

/** The width and height in the header of a downloaded PNG. */
async function pngSize(download: Download): Promise<[width: number, height: number]> {
  const file = await readFile(await download.path())
  return [file.readUInt32BE(16), file.readUInt32BE(20)]
}
