import { expect, type Page } from '@playwright/test'
import { enGb } from '@upbeat/phrases/en-gb'
import { callApi, signInByApi } from './support/api.ts'
import { blankPictures } from './support/blank-pictures.ts'
import { openAs } from './support/new-member.ts'
import { openInApp } from './support/open-in-app.ts'
import { passRetries } from './support/past-retries.ts'
import { expectNoViolationsOnBoth } from './support/phone-view.ts'
import { expectPlaying } from './support/player.ts'
import { tenantUrl } from './support/tenants.ts'
import { test } from './support/test.ts'

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const toEnd = (page: Page) => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
const listed = (page: Page) => page.getByRole('list', { name: 'Channels' }).getByRole('link')
const nameOf = (text: string | { invariantText: string }) => (typeof text === 'string' ? text : text.invariantText)

test.beforeEach(({ page }) => blankPictures(page))

test('ROUTE-13 ROUTE-16 CHAN-01 CHAN-04 CHAN-05 CHAN-06 CHAN-07 CHAN-11 CHAN-12 lists the visible channels; says when one has no classes or the network is lost; redirects to Home if there is no such channel, and opens the one chosen there', async ({
  page,
  context,
}) => {
  const channels = await callApi('listChannels', { params: {} })
  for (const hides of [
    channels.some(({ active }) => !active),
    channels.some(({ availability }) => !availability.includes(1)),
    channels.some(({ title }) => title.length === 0),
    channels.some(({ displayName }) => typeof displayName === 'object'),
  ]) {
    expect(hides).toBe(true)
  }
  await page.goto('/channels')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Channels')
  const shown = channels.filter(
    ({ active, availability, title }) => active && availability.includes(1) && title.length > 0,
  )
  await expect(listed(page).getByRole('heading')).toHaveText(shown.map(({ displayName }) => nameOf(displayName)))
  await expectNoViolationsOnBoth(page)

  await test.step('a channel without a network, and with it again', async () => {
    // The page's code loads with the first channel.
    await listed(page).first().click()
    await expect(cards(page).first()).toBeVisible()
    await page.goBack()
    const name = (await listed(page).nth(1).getByRole('heading').textContent()) ?? ''
    await context.setOffline(true)
    await listed(page).nth(1).click()
    await expect(page).toHaveURL(/\/channels\/./)
    await expect(page.getByText(enGb['shell.offlineTitle'])).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(cards(page).first()).toBeVisible()
  })

  await test.step('an empty channel, and none', async () => {
    await openInApp(page, '/channels/pulse-open-air')
    await expect(page.getByText('No data')).toBeVisible()
    await openInApp(page, '/channels/unknown')
    await expect(page).toHaveURL('/home')
    await openInApp(page, '/channels')
    await expect(listed(page).first()).toBeVisible()
    await openInApp(page, '/channelView')
    await expect(page).toHaveURL('/home')
  })

  await test.step('the channel chosen on Home', async () => {
    const chosen = page.getByRole('region', { name: 'Channels' }).getByRole('listitem').getByRole('link').first()
    const name = await chosen.getByRole('heading').textContent()
    await chosen.click()
    await expect(page).toHaveURL(/\/channelView/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '')
  })
})

test('ROUTE-14 ROUTE-15 CHAN-02 CHAN-03 CHAN-08 CHAN-09 CHAN-10 shows a channel and its classes, ten at a time; plays a class over its channel and returns to the same place; opens it in the regular player if the channel can’t be loaded', async ({
  page,
}) => {
  const pages: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/api/v2/channelclasses') {
      pages.push(`${searchParams.get('pageSize')}/${searchParams.get('pageNumber')}`)
    }
  })
  // Small, because video is decoded and drawn by the CPU.
  await page.setViewportSize({ width: 854, height: 640 })
  const { channelDetails } = await callApi('listChannelClasses', { query: { channelTag: 'pulse-quick-wins' } })
  await openAs(page, { ...(await signInByApi('active@pulse.example')), tenant: 'pulse' }, '/contact')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await openInApp(page, '/channels/pulse-quick-wins')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nameOf(channelDetails.displayName))
  await expect(page.getByText(nameOf(channelDetails.description))).toBeVisible()
  await expect(cards(page)).toHaveCount(10)
  await expectNoViolationsOnBoth(page)
  for (const [count, asked] of [
    [20, ['10/1', '10/2']],
    [25, ['10/1', '10/2', '10/3']],
  ] as const) {
    await toEnd(page)
    await expect(cards(page)).toHaveCount(count)
    expect(pages).toEqual(asked)
  }
  await toEnd(page)
  await expect(page.locator('[data-skeleton]')).toHaveCount(0)
  expect(pages).toHaveLength(3)

  await test.step('a class over its channel', async () => {
    const card = cards(page).nth(14)
    // Scrolls the card to a clickable position, so that the click doesn't scroll again.
    await card.getByRole('link').hover()
    const top = await page.evaluate(() => window.scrollY)
    const name = (await card.getByRole('heading').textContent()) ?? ''
    await card.getByRole('link').click()
    await expect(page).toHaveURL(/\/channels\/pulse-quick-wins\?classId=/)
    const player = page.locator('[data-surface="media"]')
    await expect(player.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(player.locator(':focus')).toHaveCount(1)
    // The page behind the player is out of reach of the Tab key and of screen readers.
    await card.getByRole('link').evaluate((link) => link.focus())
    await expect(player.locator(':focus')).toHaveCount(1)
    await expectPlaying(page)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: enGb['player.discard'] }).click()
    await expect(page).toHaveURL(/\/channels\/pulse-quick-wins$/)
    await expect(cards(page)).toHaveCount(25)
    await expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - top)).toBeLessThan(5)
    // The class has left the history together with its player.
    await page.goBack()
    await expect(page).toHaveURL(/\/contact$/)
  })

  await test.step('a class of a channel that can’t be loaded', async () => {
    await page.route('**/api/v2/channelclasses**', (route) => route.abort())
    await page.route('**/*.m3u8', () => {})
    await page.clock.install()
    await openInApp(page, '/channels/pulse-open-air?classId=pulse-1001-001')
    await passRetries(page, async () => page.url() === tenantUrl('pulse', '/classes/pulse-1001-001'))
  })
})
