import { expect, type Page } from '@playwright/test'
import { alterReply } from './support/alter-reply.ts'
import { expectNoViolations } from './support/axe.ts'
import { blankPictures } from './support/blank-pictures.ts'
import { newMember, openAs } from './support/new-member.ts'
import { expectAfterRetries } from './support/past-retries.ts'
import { expectNoViolationsOnBoth } from './support/phone-view.ts'
import { tenantUrl } from './support/tenants.ts'
import { test } from './support/test.ts'

const categoryLink = (page: Page) => page.getByRole('link', { name: /^(Yoga|Cardio)$/ }).first()
/** What tells the demo's pictures on the page apart: the club of a hero, the number of others. */
async function pictures(page: Page, of: 'hero' | 'landing') {
  const images = page.getByRole('main').locator(`img[src*="/demo/${of}/"]`)
  const addresses = await images.evaluateAll((all) => all.map((one) => one.getAttribute('src')))
  return addresses.map((address) => address?.match(/\/demo\/\w+\/(\w+)/)?.[1])
}

test.beforeEach(({ page }) => blankPictures(page))

test('ROUTE-01 LAND-01 LAND-02 LAND-03 LAND-04 LAND-05 LAND-06 LAND-08 LAND-12 shows visitors a hero, pictures and, after placeholders for a second and a half, categories; Get Access opens sign-up if it is on, and Explore opens Home', async ({
  page,
}) => {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.goto('/')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: 'Your club, wherever you move' })).toBeVisible()
  const strip = page.getByRole('region', { name: 'What do you feel like today?' })

  await test.step('placeholders for a second and a half', async () => {
    // Content below the fold renders after the first frame.
    await page.clock.runFor(100)
    await expect(strip.locator('[data-skeleton]')).not.toHaveCount(0)
    await page.clock.runFor(1000)
    await expect(strip.locator('[data-skeleton]')).not.toHaveCount(0)
    await page.clock.runFor(600)
    // Loaded content is rendered in a task of its own.
    await page.clock.resume()
    await expect(strip.getByRole('link')).toHaveCount(10)
  })

  await expect(main.getByText('Live and on-demand classes with your club’s coaches.')).toBeVisible()
  const wall = page.getByRole('region', { name: 'Ten minutes or an hour' })
  await expect(wall.locator('img')).not.toHaveCount(0)
  expect(await wall.locator('img').count()).toBeGreaterThan(3)
  const access = page.getByRole('region', { name: 'Already a member? Everything’s included.' })
  await expect(access.getByText('over 1,000 on-demand classes')).toBeVisible()
  await expect.poll(() => pictures(page, 'hero')).toEqual(['pulse'])
  await expect(categoryLink(page)).toBeVisible()
  await expectNoViolationsOnBoth(page)

  await strip.getByRole('link', { name: 'Yoga' }).click()
  await expect(page).toHaveURL('/classes/categories/1009')
  await page.goBack()
  await access.getByRole('button', { name: 'Get Access' }).click()
  await expect(page).toHaveURL('/signup')
  await page.goBack()
  await page.getByRole('link', { name: 'Explore' }).click()
  await expect(page).toHaveURL('/home')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Pulse Club')
})

test('LAND-09 harbour shows its own pictures and is accessible, and Get Access opens sign-in if there is no sign-up but a code is required', async ({
  page,
}) => {
  await page.goto(tenantUrl('harbour'))
  await expect.poll(() => pictures(page, 'hero')).toEqual(['harbour'])
  await expect.poll(() => pictures(page, 'landing')).toEqual(['17', '15', '1', '7', '2'])
  await expect(categoryLink(page)).toBeVisible()
  await expectNoViolations(page)
  await alterReply(page, tenantUrl('harbour', '/'), (body) =>
    body.replace('"showSignUpPage":true', '"showSignUpPage":false'),
  )
  await page.reload()
  await page.getByRole('button', { name: 'Get Access' }).click()
  await expect(page).toHaveURL(/\/signin$/)
})

test('LAND-10 says when the categories can’t be loaded, and retries; a member is redirected to Home', async ({
  page,
}) => {
  await page.route(/ondemand\/metadata/, (route) => route.abort())
  await page.clock.install()
  await page.goto('/')
  const strip = page.getByRole('region', { name: 'What do you feel like today?' })
  await expectAfterRetries(page, strip.getByText('The categories could not be loaded'))
  await page.unroute(/ondemand\/metadata/)
  await strip.getByRole('button', { name: 'Try again' }).click()
  await expect(strip.getByRole('link', { name: 'Yoga' })).toBeVisible()

  await openAs(page, await newMember(), '/')
  await expect(page).toHaveURL(tenantUrl('pulse', '/home'))
})
