import { expect } from '@playwright/test'
import { callStudio, signInStaff } from '../support/sign-in-staff.ts'
import { test } from '../support/test.ts'

test('DRAFT-05 the preview shows the draft in the member app, as any kind of member, and leaves no session behind', async ({
  page,
}) => {
  await signInStaff(page, 'owner')
  const { classes } = (await callStudio(page, 'GET', '/classes?skip=700&take=1')) as {
    classes: { tag: string; name: string }[]
  }
  const { tag = '', name = '' } = classes[0] ?? {}
  const rename = (base: string, value: string) =>
    callStudio(page, 'PUT', `/classes/${tag}`, { changes: [{ field: 'name', base, value }] })
  await rename(name, 'Seen in the preview')
  await page.goto(`/studio/classes/${tag}`)
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Preview' })).toBeVisible()
  const app = page.frameLocator('iframe[title="The members’ app"]')
  await expect(app.getByRole('heading', { level: 1, name: 'Seen in the preview' })).toBeAttached({ timeout: 15_000 })

  await page.getByLabel('Seen as').selectOption('visitor')
  await page.getByLabel('Device').selectOption('desktop')
  await expect(app.getByRole('banner').getByRole('link', { name: 'Sign in' }).first()).toBeAttached({ timeout: 15_000 })
  expect(await page.evaluate(() => [localStorage.getItem('token'), document.cookie])).toEqual([null, ''])
  const link = (await page.getByRole('link', { name: 'Open in a new tab' }).getAttribute('href')) ?? ''
  const headers = await page.evaluate(async (address) => {
    const { headers: given } = await fetch(address)
    return [given.get('cache-control'), given.get('x-robots-tag')]
  }, link)
  expect(headers).toEqual(['no-store', 'noindex'])
  await rename('Seen in the preview', name)
})
