import { expect } from '@playwright/test'
import { callApi } from './support/api.ts'
import { port, tenantUrl } from './support/tenants.ts'
import { test } from './support/test.ts'

test('a short link opens what was shared', async ({ page }) => {
  // The API takes the requested host as the club's own address.
  const url = `http://127.0.0.1:${port}`
  const link = new URL(url)
  link.searchParams.set('link', `${url}/collections/featured`)
  link.searchParams.set('st', 'Featured')
  const { shortLink } = await callApi('shortenLink', { body: { longDynamicLink: link.toString() } })
  expect(shortLink).toMatch(/\/s\/\w+$/)
  await page.goto(tenantUrl('pulse', new URL(shortLink).pathname))
  await expect(page).toHaveURL(tenantUrl('pulse', '/collections/featured'))
})
