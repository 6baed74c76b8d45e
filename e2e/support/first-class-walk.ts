import { expect, type Locator, type Page } from '@playwright/test'
import { enGb } from '@upbeat/phrases/en-gb'
import { position } from './player.ts'

type Screen = 'look' | 'access' | 'onAir'
type Walk = {
  page: Page
  /** The setup link of an empty server. */
  link: string
  /** A file named `Morning flow.mp4`. */
  video: string
  /** Called on these screens once they have loaded. */
  onScreen?: (screen: Screen) => Promise<void>
}

/** Creates a club and its first class, signs up a member and waits for the class to play. Returns the number of clicks. */
export async function walkToFirstFrame({ page, link, video, onScreen = async () => {} }: Walk): Promise<number> {
  page.setDefaultTimeout(20_000)
  let clicks = 0
  const press = async (target: Locator) => {
    await target.click()
    clicks += 1
  }
  const button = (name: string | RegExp) => page.getByRole('button', { name })

  await page.goto(link)
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
  await onScreen('look')
  await press(button('Use this look'))

  const uploading = page.waitForEvent('filechooser')
  await press(button('Upload'))
  await (await uploading).setFiles(video)
  await press(button('Continue'))

  await expect(page.getByRole('heading', { name: 'Who can watch?' })).toBeVisible()
  await expect(page.getByText('All videos are uploaded')).toBeVisible({ timeout: 60_000 })
  await onScreen('access')
  await press(button('Continue'))

  const publish = button('Put “Morning flow” on air')
  await expect(page.getByText('“Morning flow” is being prepared.').or(publish)).toBeVisible()
  // The encoder runs at low priority: on a busy machine a few seconds of video take minutes.
  await expect(publish).toBeVisible({ timeout: 180_000 })
  await press(publish)
  // A server that only this machine reaches shows no code.
  const code = page.getByRole('img', { name: 'QR code of your first class' })
  await expect(code.or(page.getByText('Only this computer can open it yet'))).toBeVisible()
  await onScreen('onAir')
  const address = (await page.getByRole('link', { name: /\/classes\// }).getAttribute('href')) ?? ''

  const context = await page.context().browser()?.newContext()
  if (!context) throw new Error('The page has no browser for a second person.')
  const phone = await context.newPage()
  await phone.goto(address)
  await press(phone.getByRole('main').getByRole('link', { name: enGb['auth.signUp'], exact: true }))
  // The preceding sign-in form has fields with the same names.
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
  await context.close()
  return clicks
}

const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 40"><rect width="160" height="40" rx="20" fill="#0a7d5a"/></svg>`
