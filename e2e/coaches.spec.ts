import { expect } from '@playwright/test'
import { enGb } from '@upbeat/phrases/en-gb'
import { callApi } from './support/api.ts'
import { blankPictures } from './support/blank-pictures.ts'
import { openInApp } from './support/open-in-app.ts'
import { expectNoViolationsOnBoth } from './support/phone-view.ts'
import { test } from './support/test.ts'

const coach = 'Marcus Reed'

test('a coach found by name has a page with a portrait, a line, the next live class and all classes; an unknown one has none', async ({
  page,
}) => {
  await blankPictures(page)
  const { coachDetails, items, itemsRemaining } = await callApi('listCoachClasses', { query: { coach } })
  await page.goto('/classes/search?q=marcus')
  await page.getByRole('link', { name: new RegExp(`^${enGb['classes.instructor']}\\s*${coach}$`) }).click()
  await expect(page).toHaveURL('/coaches/Marcus%20Reed')
  await expect(page.getByRole('heading', { level: 1, name: coach })).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(coach))
  await expect(page.getByRole('blockquote')).toHaveText(coachDetails.line)
  await expect(page.getByText(coachDetails.description)).toBeVisible()
  const live = page.getByRole('region', { name: enGb['connect.nextLive'] })
  await expect(live.getByRole('article')).toHaveCount(1)
  const total = items.length + itemsRemaining
  const cards = page.getByRole('region', { name: `${total} classes` }).getByRole('article')
  await expect(cards.getByRole('heading', { level: 3 })).toHaveText(items.map(({ className }) => className))
  await expectNoViolationsOnBoth(page)
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expect(cards).toHaveCount(20)

  await openInApp(page, '/coaches/Nobody')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(enGb['shell.notFound'])
  expect((await page.goto('/coaches/Nobody'))?.status()).toBe(404)
  expect((await page.goto('/coaches/Marcus%20Reed'))?.status()).toBe(200)
})
