import { expect, type Page, test } from '@playwright/test'
import { enGb } from '@upbeat/phrases/en-gb'
import { expectNoViolations } from './support/axe.ts'
import { type ProviderAnswer, startOutsideProvider } from './support/outside-provider.ts'
import { type OwnServer, startOwnServer } from './support/own-server.ts'

// The server waits three seconds for a provider, and the page asks three times before it gives up.
const member = 'active@pulse.example'
const hour = 1 / 24
/** Pages of Connect, and what each says where it could not be loaded. */
const screens = [
  ['/connect/schedule', enGb['connect.scheduleFailed'], 'Live from afar'],
  ['/connect/classes', enGb['errors.classList'], 'Recorded afar'],
  ['/connect/clublist', enGb['connect.clubsFailed'], 'Afar Club'],
  ['/live/E1', enGb['connect.eventFailed'], 'Live from afar'],
] as const
/** The server answers the page the same whatever the trouble is: one of them is seen on every page, the others on the last. */
const troubles: [string, ProviderAnswer, readonly (typeof screens)[number][]][] = [
  ['answers 500', { status: 500, text: '{}' }, screens],
  ['answers rubbish', { status: 200, text: '<html>Gone fishing</html>' }, screens.slice(-1)],
  ['answers nothing', 'nothing', screens.slice(-1)],
]

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

test.describe.configure({ mode: 'serial' })

/** What is kept of the time before is too old then, and a breaker that opened lets one through. */
async function turn(trouble: ProviderAnswer | null) {
  provider.setTrouble(trouble)
  await server.advance(hour)
}

async function expectTold(page: Page, told: readonly (typeof screens)[number][] = screens) {
  for (const [path, text] of told) {
    await page.goto(server.url(path))
    await expect(page.getByRole('main').getByText(text)).toBeVisible()
    await expect(page.getByRole('button', { name: enGb['common.retry'] })).toBeVisible()
  }
}

for (const [what, trouble, told] of troubles) {
  test(`Connect says that a provider ${what}, and the rest of the club goes on`, async ({ page }) => {
    await turn(trouble)
    await server.openAs(page, member, '/home')
    const strip = page.getByRole('region', { name: enGb['home.liveTitle'] })
    await expect(strip.getByRole('alert')).toContainText(enGb['connect.scheduleFailed'])
    await expect(page.getByRole('region', { name: 'Browse classes' }).getByRole('link').first()).toBeVisible()
    await page.goto(server.url('/classes'))
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    await expectTold(page, told)
    // The last of them is the page of a live class.
    await expectNoViolations(page)
    await turn(null)
    await page.getByRole('button', { name: enGb['common.retry'] }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Live from afar')
  })
}

test('so do those of the other source, until the provider is back', async ({ page }) => {
  server.setTenant('pulse', 'connectSource=vimeo')
  await turn({ status: 500, text: '{}' })
  await server.openAs(page, member, '/connect/schedule')
  await expectTold(page)
  await turn(null)
  for (const [path, , name] of screens) {
    await page.goto(server.url(path))
    await expect(page.getByRole('heading', { name }).first()).toBeVisible()
  }
})

test('Home says so of recordings too', async ({ page }) => {
  server.setTenant('pulse', 'showLiveEvent=false')
  await turn({ status: 500, text: '{}' })
  await server.openAs(page, member, '/home')
  const strip = page.getByRole('region', { name: enGb['home.connectTitle'] })
  await expect(strip.getByRole('alert')).toContainText(enGb['errors.classList'])
  await turn(null)
  await strip.getByRole('button', { name: enGb['common.retry'] }).click()
  await expect(strip.getByText('Recorded afar')).toBeVisible()
})
