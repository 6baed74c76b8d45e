import { expect } from '@playwright/test'
import { expectNoViolationsOnBoth, expectToFitBoth } from '../support/phone-view.ts'
import { signInStaff } from '../support/sign-in-staff.ts'
import { tenantUrl } from '../support/tenants.ts'
import { test } from '../support/test.ts'

const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><path d="M0 0h40v20z" fill="#7a1fa2"/></svg>'

test('LOOK-01 the look is edited next to the club’s real pages, which follow at once, and is published to members', async ({
  page,
}) => {
  const club = 'summit'
  await signInStaff(page, 'manager', club)
  await page.goto(tenantUrl(club, '/studio/look'))
  const app = page.frameLocator('iframe[title="The members’ app"]')
  const title = app.getByRole('heading', { level: 1 })
  await expect(title).toBeVisible()
  await app.locator('html').evaluate((html) => html.setAttribute('data-kept', ''))
  const painted = () =>
    app.locator('html').evaluate((html) => getComputedStyle(html).getPropertyValue('--color-primary'))

  await page.getByLabel('Buttons and links', { exact: true }).fill('#ffee58')
  await expect.poll(painted).toBe('#ffee58')
  await page.getByLabel('Background: colour code').fill('#ffffff')
  await expect(page.getByRole('row', { name: /^Links #ffee58/ })).toBeVisible()
  await page.getByLabel('Text: colour code').fill('black')
  await page.getByLabel('Text: colour code').blur()
  await expect(page.getByText('Write a colour as # and six digits')).toBeVisible()
  await page.getByLabel('Text: colour code').fill('#000000')

  await page.getByLabel('Corners').selectOption('Very rounded')
  await page.getByLabel('Font of headings').selectOption('Technical (Space Grotesk)')
  const kit = () =>
    app.locator('h1').evaluate((heading) => {
      const style = getComputedStyle(heading)
      return [style.fontFamily.split(',', 1)[0], style.getPropertyValue('--radius-lg')]
    })
  await expect.poll(kit).toEqual(['"Space Grotesk"', '1.5rem'])

  const file = page.locator('input[type="file"]').first()
  await file.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await expect(page.getByRole('alert').filter({ hasText: 'can’t be read as a picture' })).toBeVisible()
  await file.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(logo) })
  await expect(app.getByRole('banner').locator('img[src^="data:image/svg"]')).toBeAttached()
  await expect(app.locator('html[data-kept]')).toBeAttached()
  await page.getByRole('button', { name: 'Before' }).click()
  await expect.poll(painted).not.toBe('#ffee58')
  await page.getByRole('button', { name: 'Before' }).click()
  await expectNoViolationsOnBoth(page, { iframes: false })
  await expectToFitBoth(page)
  await page.getByRole('button', { name: 'Logo', exact: true }).click()
  await expect(page.getByRole('img', { name: 'Shared link' })).toBeVisible()
  await expectNoViolationsOnBoth(page, { within: 'aside', iframes: false })
  await page.getByRole('button', { name: 'Landing page', exact: true }).click()

  // Other tests check this club's colours, so this one publishes only a tagline, and briefly.
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Discard changes' }).click()
  await expect(page.getByText('Your changes are not published yet.')).toBeHidden()
  await page.getByLabel('Footer: colour code').focus()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Footer', { exact: true })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('textbox', { name: 'Tagline' })).toBeFocused()
  await page.keyboard.type('Move with us')
  await expect(title).toHaveText('Move with us')
  await expect(page.getByText('Your changes are not published yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Publish', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Members see the new look now')).toBeVisible()
  const member = await page.context().newPage()
  await member.goto(tenantUrl(club, '/'))
  await expect(member.getByRole('heading', { level: 1 })).toHaveText('Move with us')
  await member.close()

  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Earlier looks' }).click()
  await expect(page.getByRole('dialog')).toContainText('What members see now')
  await page
    .getByRole('button', { name: /^Restore the version/ })
    .first()
    .click()
  await expect(page.getByText('Members see the earlier look again')).toBeVisible()
})
