import { expect, test } from '@playwright/test'
import { expectNoViolations } from '../support/axe.ts'
import { signInStaff } from '../support/sign-in-staff.ts'
import { tenantUrl } from '../support/tenants.ts'

const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><path d="M0 0h40v20z" fill="#7a1fa2"/></svg>'

test('the look is edited beside the members’ app, which changes without being loaded again', async ({
  page,
  isMobile,
}) => {
  const club = isMobile ? 'harbour' : 'summit'
  await signInStaff(page, 'manager', club)
  await page.goto(tenantUrl(club, '/studio/look'))
  const app = page.frameLocator('iframe[title="The members’ app"]')
  await expect(app.getByRole('banner')).toBeAttached()
  await app.locator('html').evaluate((html) => html.setAttribute('data-kept', ''))
  const painted = () =>
    app.locator('html').evaluate((html) => getComputedStyle(html).getPropertyValue('--color-primary'))

  await page.getByLabel('Buttons and links', { exact: true }).fill('#ffee58')
  await expect.poll(painted).toBe('#ffee58')
  await page.getByLabel('Background: colour code').fill('#ffffff')
  await expect(app.locator('html[data-kept]')).toBeAttached()
  await expect(page.getByRole('row', { name: /^Links #ffee58/ })).toBeVisible()
  await page.getByLabel('Text: colour code').fill('black')
  await page.getByLabel('Text: colour code').blur()
  await expect(page.getByText('Write a colour as # and six digits')).toBeVisible()

  await page.locator('input[type="file"]').setInputFiles({
    name: 'logo.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(logo),
  })
  await expect(page.getByRole('radio')).toHaveCount(4)
  await expect(page.getByText('Your changes are not published yet.')).toBeVisible()
  await expect(app.getByRole('banner').locator('img[src*="preview="]')).toBeAttached()
  await page.getByLabel('Text: colour code').fill('#000000')
  await expectNoViolations(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectNoViolations(page)

  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Discard changes' }).click()
  await expect(page.getByText('Your changes are not published yet.')).toBeHidden()
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Earlier looks' }).click()
  await expect(page.getByRole('dialog')).toContainText('What members see now')
  await expectNoViolations(page, { within: '[role="dialog"]' })
})
