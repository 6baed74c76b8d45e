import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Locator, test } from '@playwright/test'
import { enGb } from '@upbeat/phrases/en-gb'
import { root } from '../../scripts/runtime.mjs'
import { expectNoViolations } from '../support/axe.ts'
import { hasFfmpeg, makeClip } from '../support/make-clip.ts'
import { type OwnServer, startOwnServer } from '../support/own-server.ts'
import { position } from '../support/player.ts'

let server: OwnServer
test.beforeAll(async ({ isMobile }) => {
  test.skip(isMobile, 'one walk is enough: each screen is looked at on phones elsewhere')
  server = await startOwnServer({ DEMO: 'off', CLOCK: 'system', MEDIA_RESERVE_GB: '0' })
})
test.afterAll(() => server?.close())

const mostClicks = 25

test('SETUP-02 SETUP-06 SETUP-08 from the set-up link to a member’s first frame in at most 25 clicks', async ({
  page,
  browser,
}) => {
  test.skip(!hasFfmpeg, 'a video is made by ffmpeg')
  test.setTimeout(300_000)
  page.setDefaultTimeout(20_000)
  let clicks = 0
  const press = async (target: Locator) => {
    await target.click()
    clicks += 1
  }
  const button = (name: string | RegExp) => page.getByRole('button', { name })

  await page.goto(setupLink())
  await page.getByLabel('Name', { exact: true }).fill('Ola Owner')
  await page.getByLabel('Email address').fill('ola@riverside.example')
  await page.getByLabel('Choose a password', { exact: true }).fill('Quillow-2026')
  await press(button('Continue'))

  await page.getByLabel('Name of the club').fill('Riverside Gym')
  await expect(page.getByText('“riverside-gym” is free.')).toBeVisible()
  await press(button('Make the club'))

  await expect(page.getByRole('heading', { name: 'What does your club look like?' })).toBeFocused()
  const choosing = page.waitForEvent('filechooser')
  await press(button('Choose your logo'))
  await (await choosing).setFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(logo) })
  await expect(page.getByRole('radio')).toHaveCount(4)
  await expect(page.frameLocator('iframe').getByRole('banner')).toBeVisible()
  await expectNoViolations(page)
  await press(button('Use this look'))

  const uploading = page.waitForEvent('filechooser')
  await press(button('Upload'))
  const video = { name: 'Morning flow.mp4', mimeType: 'video/mp4', buffer: readFileSync(makeClip(60)) }
  await (await uploading).setFiles(video)
  await press(button('Continue'))

  await expect(page.getByRole('heading', { name: 'Who can watch?' })).toBeVisible()
  // What stands here is the server's, so that a closed browser goes on where it was.
  await expect(page.getByText('All videos are uploaded')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('radio', { name: /^Everyone who signs up/ })).toBeChecked()
  await expectNoViolations(page)
  await press(button('Continue'))

  const publish = button('Put “Morning flow” on air')
  await expect(page.getByText('“Morning flow” is being prepared.').or(publish)).toBeVisible()
  // The encoder gives way to everything else: on a busy machine a few seconds of video take minutes.
  await expect(publish).toBeVisible({ timeout: 180_000 })
  await press(publish)
  await expect(page.getByRole('img', { name: 'QR code of your first class' })).toBeVisible()
  await expectNoViolations(page)
  const address = (await page.getByRole('link', { name: /\/classes\// }).getAttribute('href')) ?? ''

  const phone = await (await browser.newContext()).newPage()
  await phone.goto(address)
  await press(phone.getByRole('main').getByRole('link', { name: enGb['auth.signUp'], exact: true }))
  // The sign-in form that leads here has fields of the same names.
  await expect(phone.getByRole('heading', { name: enGb['auth.signUpTitle'] })).toBeVisible()
  await phone.getByLabel('Email', { exact: true }).fill('mia@home.example')
  await phone.getByLabel('Password', { exact: true }).fill('Willow-2026')
  await phone.getByLabel('Repeat password', { exact: true }).fill('Willow-2026')
  for (const box of await phone.getByRole('main').getByRole('checkbox').all()) {
    await box.check()
    clicks += 1
  }
  await press(phone.getByRole('main').getByRole('button', { name: 'Sign up', exact: true }))
  await expect.poll(() => position(phone), { timeout: 20_000 }).toBeGreaterThan(0.3)
  expect(clicks).toBeLessThanOrEqual(mostClicks)
  await phone.context().close()
})

const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 40"><rect width="160" height="40" rx="20" fill="#0a7d5a"/></svg>`

function setupLink(): string {
  const { PATH, HOME } = process.env
  const program = join(root, 'apps/server/src/studio.ts')
  const env = { PATH, HOME, DATA_DIR: server.dataDir, DEMO: 'off' }
  const text = execFileSync(process.execPath, [program, 'link'], { env }).toString()
  const [, token = ''] = /\/studio\/start(#[\w-]+)/.exec(text) ?? []
  return `${server.origin.replace('127.0.0.1', 'localhost')}/studio/start${token}`
}
