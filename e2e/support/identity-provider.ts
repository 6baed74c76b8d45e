import { expect, type Page } from '@playwright/test'
import { demoPassword, port } from './tenants.ts'

/** The demo's identity provider, which Summit's members use. */
export const issuer = `http://localhost:${port}/demo/idp`
/** The demo's external page that embeds Summit's app. */
export const hostAddress = `http://127.0.0.1:${port}/demo/host`

export type SummitPerson = 'member' | 'blocked' | 'unknown'

/** Fills in the provider's form after a redirect to it. */
export async function signInAtProvider(page: Page, person: SummitPerson = 'member', password = demoPassword) {
  await expect(page).toHaveURL(new RegExp(`^${issuer}/`))
  await page.getByLabel('Email').fill(`${person}@summit.example`)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** Opens the demo's embedding page, which has the app in a frame, and signs in there. */
export async function signInAtHost(page: Page) {
  await page.goto(hostAddress)
  await page.getByRole('button', { name: 'Sign in with Summit ID' }).click()
  await signInAtProvider(page)
  await expect(page.getByRole('status').first()).toHaveText('Signed in as Livia Steiner')
}

/** An identity token as from a club's portal: requested by the embedding page, without a nonce of the app. */
export async function portalToken(page: Page): Promise<string> {
  // Without the frame, which would sign in with the token: the browser under test shares storage between a frame and pages of its origin.
  const body = 'globalThis.Upbeat = { embed: () => ({ on() {} }) }'
  await page.route('**/embed.js', (route) => route.fulfill({ contentType: 'text/javascript', body }))
  await signInAtHost(page)
  await page.unroute('**/embed.js')
  const kept = await page.evaluate(() =>
    Object.values({ ...sessionStorage }).find((value) => value.includes('id_token')),
  )
  return (JSON.parse(kept ?? '{}') as { id_token: string }).id_token
}
