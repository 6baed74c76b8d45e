import { expect, type Page } from '@playwright/test'
import { enGb } from '@upbeat/phrases/en-gb'
import { expectNoViolations } from './support/axe.ts'
import { blankPictures } from './support/blank-pictures.ts'
import { openScreenInApp } from './support/open-in-app.ts'
import { startOutsideProvider } from './support/outside-provider.ts'
import { type OwnServer, startOwnServer } from './support/own-server.ts'
import { expectAfterRetries } from './support/past-retries.ts'
import { test } from './support/test.ts'

const member = 'active@pulse.example'
const hour = 1 / 24
/** Pages of Connect, each with its error message. */
const screens = [
  ['/connect/schedule', enGb['connect.scheduleFailed']],
  ['/connect/classes', enGb['errors.classList']],
  ['/connect/clublist', enGb['connect.clubsFailed']],
  ['/live/E1', enGb['connect.eventFailed']],
] as const

let server: OwnServer
let provider: Awaited<ReturnType<typeof startOutsideProvider>>
test.beforeAll(async () => {
  provider = await startOutsideProvider()
  server = await startOwnServer({ LOG_LEVEL: 'error' })
  const url = `connectProviders.wexer.url=${provider.url}`
  server.setTenant('pulse', `settings.${url}`, `settings.${url.replace('wexer', 'vimeo')}`)
})
test.afterAll(async () => {
  await server.close()
  await provider.close()
})

test.beforeEach(({ page }) => blankPictures(page))

/** An hour later cached data has expired, and an open circuit breaker lets a call through. */
async function turn(isFailing: boolean) {
  provider.setFailing(isFailing)
  await server.advance(hour)
}

async function expectTold(page: Page) {
  for (const [path, text] of screens) {
    await page.goto(server.url(path))
    const told = page.getByRole('main').getByText(text)
    await expectAfterRetries(page, told)
    await expect(page.getByRole('button', { name: enGb['common.retry'] })).toBeVisible()
  }
}

/** On the page of a live class, the last of the screens. */
async function expectBack(page: Page) {
  await turn(false)
  await page.getByRole('button', { name: enGb['common.retry'] }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Live from afar')
}

// The server answers the page alike for every kind of failure; its own tests cover the kinds.
test('Connect reports that its provider fails, from either source, until the provider is back; the rest of the app keeps working', async ({
  page,
}) => {
  const strip = (name: string) => page.getByRole('region', { name })
  await page.clock.install()
  await test.step('live classes', async () => {
    await turn(true)
    await server.openAs(page, member, '/home')
    const told = strip(enGb['home.liveTitle']).getByRole('alert').filter({ hasText: enGb['connect.scheduleFailed'] })
    await expectAfterRetries(page, told)
    await expect(page.getByRole('region', { name: 'Browse classes' }).getByRole('link').first()).toBeVisible()
    await openScreenInApp(page, '/classes')
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    await expectTold(page)
    await expectNoViolations(page)
    await expectBack(page)
  })
  await test.step('the other source', async () => {
    server.setTenant('pulse', 'connectSource=vimeo')
    await turn(true)
    await expectTold(page)
    await expectBack(page)
  })
  await test.step('recordings on Home', async () => {
    server.setTenant('pulse', 'showLiveEvent=false')
    await turn(true)
    await page.goto(server.url('/home'))
    const recordings = strip(enGb['home.connectTitle'])
    await expectAfterRetries(page, recordings.getByRole('alert').filter({ hasText: enGb['errors.classList'] }))
    await turn(false)
    await recordings.getByRole('button', { name: enGb['common.retry'] }).click()
    await expect(recordings.getByText('Recorded afar')).toBeVisible()
  })
})
