import { expect, type Page } from '@playwright/test'
import { enGb } from '@upbeat/phrases/en-gb'
import { alterReply } from './support/alter-reply.ts'
import { expectNoViolations } from './support/axe.ts'
import { blankPictures } from './support/blank-pictures.ts'
import { issuer, portalToken, signInAtProvider } from './support/identity-provider.ts'
import { tenantUrl } from './support/tenants.ts'
import { test } from './support/test.ts'

const kept = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)
const avatar = (page: Page) => page.getByRole('banner').getByRole('link', { name: enGb['shell.myPages'] })

/** Signs the member in through the provider, starting from a page for members. */
async function signInBySso(page: Page, path = '/user/account') {
  await page.goto(tenantUrl('summit', path))
  await signInAtProvider(page)
  await expect(page).toHaveURL(tenantUrl('summit', path))
}

test.beforeEach(({ page }) => blankPictures(page))

test('SSO-01 SSO-02 SSO-04 SSO-07 SSO-10 TEN-13 LAND-07 ROUTE-43 signs in at the club’s provider and returns to the requested page, logs out there too, and Back from the provider returns to the page before', async ({
  page,
}) => {
  const asked = page.waitForRequest((request) => request.url().startsWith(`${issuer}/auth?`))
  const login = page.waitForResponse('**/oauth/login')
  const membership = page.waitForResponse('**/external/user/subscriptions')
  await page.goto(tenantUrl('summit', '/user/account'))
  const query = new URL((await asked).url()).searchParams
  expect(query.get('response_type')).toBe('code')
  expect(query.get('redirect_uri')).toBe(tenantUrl('summit', '/callback'))
  expect(query.get('code_challenge_method')).toBe('S256')
  for (const key of ['state', 'nonce', 'code_challenge']) expect(query.get(key)?.length).toBeGreaterThan(20)
  await expect(page.getByRole('heading', { name: 'Sign in to Summit ID' })).toBeVisible()
  await expectNoViolations(page)
  await signInAtProvider(page)

  const reply = await login
  const form = new URLSearchParams(reply.request().postData() ?? '')
  expect(form.get('nonce')).toBe(query.get('nonce'))
  expect(form.has('skipConsent')).toBe(true)
  expect(form.has('username') || form.has('password')).toBe(false)
  await expect(page).toHaveURL(tenantUrl('summit', '/user/account'))
  await expect(page.getByText('member@summit.example')).toBeVisible()
  expect(await kept(page, 'SSOToken')).toBe(form.get('token'))
  expect((await membership).request().headers()['x-external-identifier']).toBe(form.get('token'))
  expect(await (await membership).json()).toMatchObject([{ Status: 'active' }])
  expect(await kept(page, 'thirdPartyAuth')).toBe('true')
  const { exp } = JSON.parse(Buffer.from(form.get('token')?.split('.')[1] ?? '', 'base64url').toString())
  expect(Math.abs(Number(await kept(page, 'SSOTokenExpiry')) - (exp * 1000 - 60_000))).toBeLessThan(5000)

  await test.step('logs out at the provider too: the next sign-in asks for the account', async () => {
    const ended = page.waitForRequest((request) => request.url().startsWith(`${issuer}/session/end`))
    await page.getByRole('link', { name: enGb['account.logOut'] }).click()
    await ended
    await expect(page).toHaveURL(tenantUrl('summit', '/'))
    for (const key of ['token', 'userId', 'SSOToken', 'SSOTokenExpiry']) expect(await kept(page, key)).toBeNull()
    await page.getByRole('button', { name: enGb['landing.getAccess'] }).click()
    await expect(page.getByLabel('Email')).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`^${issuer}/`))
  })
  await test.step('ends at Home if no page was requested', async () => {
    await signInAtProvider(page)
    await expect(page).toHaveURL(tenantUrl('summit', '/home'))
    await expect(avatar(page)).toBeVisible()
  })
  await page.evaluate(() => localStorage.clear())
  await page.context().clearCookies()
  await test.step('Back returns to the page before sign-in', async () => {
    await page.goto(tenantUrl('summit', '/channels'))
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
    await expect(page).toHaveURL(new RegExp(`^${issuer}/`))
    await page.goBack()
    await expect(page).toHaveURL(tenantUrl('summit', '/channels'))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // An address for members that was typed in leaves no history entry either.
    await page.goto(tenantUrl('summit', '/user/account'))
    await expect(page).toHaveURL(new RegExp(`^${issuer}/`))
    await page.goBack()
    await expect(page).toHaveURL(tenantUrl('summit', '/channels'))
  })
})

test('ERR-07 ERR-08 ERR-09 ERR-10 ERR-28 ERR-33 SSO-09 says why a sign-in failed, with a way to try again or as another person', async ({
  page,
}) => {
  const shows = async (text: string) => {
    await expect(page).toHaveURL(tenantUrl('summit', '/error'))
    await expect(page.getByRole('main')).toContainText(text)
  }
  await test.step('rejects a reply that it did not request', async () => {
    for (const query of ['?code=abc&state=invented', '#token=no-token']) {
      await page.goto(tenantUrl('summit', `/callback${query}`))
      await shows('Token validation error')
    }
  })
  await test.step('says that a non-member has no access, and lets another person sign in', async () => {
    await page.goto(tenantUrl('summit', '/signin'))
    for (const person of ['blocked', 'unknown'] as const) {
      await signInAtProvider(page, person)
      await shows('User has no access')
      await expect(page.getByRole('heading', { level: 1, name: enGb['auth.ssoErrorTitle'] })).toBeVisible()
      expect(await kept(page, 'token')).toBeNull()
      if (person === 'blocked') await expectNoViolations(page)
      await page.getByRole('button', { name: enGb['auth.ssoAsAnother'] }).click()
    }
  })
  let status = 500
  await page.route('**/oauth/login', (route) =>
    status === 0 ? route.abort() : route.fulfill({ status, json: { code: status, message: 'No' } }),
  )
  await signInAtProvider(page)
  for (const [code, text] of [
    [500, 'Internal server error'],
    [501, 'Token validation error'],
    [0, 'Network error'],
  ] as const) {
    await expect(page).toHaveURL(tenantUrl('summit', '/error'))
    if (code !== status) {
      status = code
      await page.getByRole('button', { name: enGb['common.retry'] }).click()
    }
    await shows(text)
  }
  await page.unroute('**/oauth/login')
  await page.getByRole('button', { name: enGb['common.retry'] }).click()
  await expect(page).toHaveURL(tenantUrl('summit', '/home'))
  await test.step('stays on the form while the provider is down', async () => {
    await page.route(`${issuer}/**`, (route) => route.abort())
    await page.evaluate(() => localStorage.clear())
    await page.goto(tenantUrl('summit', '/user/account'))
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('Network error')
    await expect(page.getByRole('button', { name: enGb['auth.signInWithSso'] })).toBeVisible()
  })
})

test('SSO-01 ROUTE-43 S-22 accepts a token from the club’s portal, and a link on another site can’t sign a member in, or replace a session, without confirmation', async ({
  page,
}) => {
  const token = await portalToken(page)
  for (const sign of ['?', '#']) {
    await page.goto(tenantUrl('summit', `/callback${sign}token=${token}`))
    await expect(page).toHaveURL(tenantUrl('summit', '/home'))
    await expect(avatar(page)).toBeVisible()
    expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1)
    await page.goBack().catch(() => null)
    expect(page.url()).not.toContain(token)
    // The page before may be one of the host.
    await page.goto(tenantUrl('summit', '/healthz'))
    await page.evaluate(() => localStorage.clear())
  }

  const link = (path: string) => `<a rel="noreferrer" href="${tenantUrl('summit', path)}">Win a prize</a>`
  await page.route('http://elsewhere.example/*', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: link(`${new URL(route.request().url()).pathname}?token=${token}`),
    }),
  )
  for (const path of ['/callback', '/classes']) {
    await page.goto(`http://elsewhere.example${path}`)
    await page.getByRole('link').click()
    await expect(page.getByText('A link wants to sign you in')).toBeVisible()
    expect(page.url()).toBe(tenantUrl('summit', '/callback'))
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  }
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Continue as' }).click()
  await expect(page).toHaveURL(tenantUrl('summit', '/classes'))
  const own = await page.evaluate(() => localStorage.getItem('token'))
  expect(own).not.toBeNull()
  await page.evaluate(() => localStorage.setItem('SSOToken', 'of.somebody.else'))
  await page.goto(tenantUrl('summit', `/callback?token=${token}`))
  await expect(page.getByText('You will be signed out')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(tenantUrl('summit', '/home'))
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(own)

  await test.step('shows that it is signing in while the server checks the token', async () => {
    await page.route('**/oauth/login', () => {})
    await page.goto(tenantUrl('summit', `/callback?token=${token}`))
    await page.getByRole('button', { name: 'Continue as' }).click()
    await expect(page.getByRole('main').getByRole('status').filter({ hasText: /./ })).toHaveText(
      enGb['auth.signingInSso'],
    )
    await expect(page).toHaveURL(tenantUrl('summit', '/callback'))
    await expectNoViolations(page)
  })
})

test('SSO-03 SSO-05 SSO-06 signs in on 201 as on 200, renews a due token at the provider before the next call, and ends the session with a message if it can’t be renewed', async ({
  page,
}) => {
  await page.route('**/oauth/login', async (route) => {
    const { host } = new URL(route.request().url())
    const url = route
      .request()
      .url()
      .replace(host, `127.0.0.1:${new URL(issuer).port}`)
    const response = await route.fetch({ url, headers: { ...route.request().headers(), host } })
    await route.fulfill({ response, status: 201 })
  })
  await signInBySso(page)
  expect(await kept(page, 'userId')).toMatch(/^[0-9a-f-]{36}$/)

  await page.evaluate(() => localStorage.setItem('SSOTokenExpiry', '1'))
  const renewed = page.waitForResponse((response) => /refresh_token/.test(response.request().postData() ?? ''))
  const refreshed = page.waitForResponse('**/api/v2/sso/refresh')
  await page.goto(tenantUrl('summit', '/user/classes/favourites'))
  const reply = await refreshed
  expect(reply.status()).toBe(200)
  // Two tokens of the same second are equal, so compare with the one that the provider returned.
  const { id_token: fresh } = await (await renewed).json()
  expect(reply.request().headers()['x-external-identifier']).toBe(fresh)
  await expect.poll(async () => Number(await kept(page, 'SSOTokenExpiry'))).toBeGreaterThan(Date.now())
  await expect.poll(() => kept(page, 'SSOToken')).toBe(fresh)
  await expect(page).toHaveURL(tenantUrl('summit', '/user/classes/favourites'))

  await page.route('**/api/v2/sso/refresh', (route) =>
    route.fulfill({ status: 501, json: { code: 501, message: 'No' } }),
  )
  await page.evaluate(() => localStorage.setItem('SSOTokenExpiry', '1'))
  await page.goto(tenantUrl('summit', '/user/classes/favourites'))
  await expect(page).toHaveURL(tenantUrl('summit', '/signin?SSO=false&tokenError=true'))
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Token validation error')
  expect(await kept(page, 'token')).toBeNull()
  await expectNoViolations(page)
})

test('SSO-08 uses Microsoft’s library if the club is set up so', async ({ page }) => {
  // The library requires TLS: this mock serves the discovery document and a sign-in page.
  const authority = 'https://login.summit.example/tenant/v2.0'
  const metadata = {
    issuer: authority,
    authorization_endpoint: `${authority}/authorize`,
    token_endpoint: `${authority}/token`,
    jwks_uri: `${authority}/keys`,
  }
  const headers = { 'access-control-allow-origin': '*' }
  await page.route(`${authority}/**`, (route) =>
    route.request().url().includes('/.well-known/openid-configuration')
      ? route.fulfill({ headers, json: metadata })
      : route.fulfill({ contentType: 'text/html', body: '<h1>Sign in</h1>' }),
  )
  let idToken = ''
  // The library adds query parameters to each request.
  await page.route(`${metadata.token_endpoint}?*`, (route) =>
    route.fulfill({
      headers,
      json: { token_type: 'Bearer', access_token: 'abc', expires_in: 3600, id_token: idToken },
    }),
  )
  await alterReply(
    page,
    new RegExp(`^${tenantUrl('summit')}(signin|callback)(\\?.*)?$`),
    (body) =>
      body
        .replace('"msalSsoSupport":false', '"msalSsoSupport":true')
        .replace(`"authority":"${issuer}"`, `"authority":"${authority}"`),
    (policy) => policy.replaceAll(new URL(issuer).origin, new URL(authority).origin),
  )
  // Back returns to the club's page, and the library doesn't consider the abandoned sign-in to be in progress.
  await page.goto(tenantUrl('summit', '/contact'))
  await page.goto(tenantUrl('summit', '/signin'))
  await page.waitForURL(`${authority}/authorize?*`)
  await page.goBack()
  await expect(page).toHaveURL(tenantUrl('summit', '/contact'))
  const asked = page.waitForRequest((request) => request.url().startsWith(`${authority}/authorize?`))
  await page.goto(tenantUrl('summit', '/signin'))
  const query = new URL((await asked).url()).searchParams
  expect(query.get('client_id')).toBe('summit-web')
  expect(query.get('redirect_uri')).toBe(tenantUrl('summit', '/callback'))
  expect([query.get('response_type'), query.get('code_challenge_method')]).toEqual(['code', 'S256'])
  expect(query.get('x-client-SKU')).toBe('msal.js.browser')
  for (const key of ['state', 'nonce', 'code_challenge']) expect(query.get(key)).toBeTruthy()

  // The code is exchanged for an identity token, which is sent to the server with the nonce; our server rejects this one.
  const nonce = query.get('nonce') ?? ''
  const seconds = Math.floor(Date.now() / 1000)
  const claims = { iss: authority, aud: 'summit-web', sub: 'ms-1', nonce, iat: seconds, exp: seconds + 3600 }
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  idToken = `${encode({ alg: 'RS256', typ: 'JWT' })}.${encode(claims)}.c2lnbmVk`
  const login = page.waitForRequest('**/oauth/login')
  const sign = query.get('response_mode') === 'query' ? '?' : '#'
  await page.goto(tenantUrl('summit', `/callback${sign}code=abc&state=${encodeURIComponent(query.get('state') ?? '')}`))
  const form = new URLSearchParams((await login).postData() ?? '')
  expect([form.get('token'), form.get('nonce')]).toEqual([idToken, nonce])
  await expect(page.getByRole('main')).toContainText('Token validation error')
  // The library's refusals end on the same page as all others.
  await page.goto(tenantUrl('summit', `/callback?error=access_denied&state=${query.get('state')}`))
  await expect(page).toHaveURL(tenantUrl('summit', '/error'))
  await expect(page.getByRole('main')).toContainText('User has no access')
})
