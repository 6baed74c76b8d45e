import { expect, type Page } from '@playwright/test'
import { enGb } from '@upbeat/phrases/en-gb'
import { alterReply } from './support/alter-reply.ts'
import { callApi } from './support/api.ts'
import { expectNoViolations } from './support/axe.ts'
import { blankPictures } from './support/blank-pictures.ts'
import { signInAtProvider } from './support/identity-provider.ts'
import { openSession } from './support/member.ts'
import { newMember, newTrialMember, openAs } from './support/new-member.ts'
import { openScreenInApp } from './support/open-in-app.ts'
import { closePlayer, expectPlaying, finishAndLog, hurryTime, playOn } from './support/player.ts'
import { signIn } from './support/sign-in.ts'
import { demoPassword, tenantUrl } from './support/tenants.ts'
import { test } from './support/test.ts'

const main = (page: Page) => page.getByRole('main')

async function signInThere(page: Page, email: string) {
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await main(page).getByRole('button', { name: 'Sign in', exact: true }).click()
}

test.beforeEach(({ page }) => blankPictures(page))

test('ROLE-04 PLAY-04 TEN-24 SUB-45 a member without a membership reads where to get one, or is redirected to the plans', async ({
  page,
}) => {
  await openSession(page, 'expired@harbour.example', 'harbour')
  await page.goto(tenantUrl('harbour', '/classes/harbour-1009-001'))
  const dialog = page.getByRole('dialog', { name: 'Upgrade your membership' })
  await expect(dialog).toContainText(/contact your club or customer service/)
  await expect(dialog).toContainText(enGb['subscription.freeAccessExpired'])
  await expect(dialog.getByRole('link')).toHaveAttribute('href', 'https://harbour.example/join')
  await openSession(page, 'nosub@pulse.example')
  await page.goto(tenantUrl('pulse', '/classes/pulse-1002-001'))
  await expect(page).toHaveURL(/\/subscribe$/)
})

test('ROLE-06 TEN-14 SUB-25 SUB-26 ERR-28 a club decides whether members without a membership may sign in', async ({
  page,
}) => {
  const links = '"mmsSignupLink":"https://club.example/join","resetPasswordLink":"https://club.example/reset"'
  await alterReply(page, '**/signin', (body) =>
    body
      .replace('"canUnsubcribedUsersLogin":true', '"canUnsubcribedUsersLogin":false')
      .replace(/"mmsSignupLink":null,"resetPasswordLink":null/, links),
  )
  await page.goto('/signin')
  await signInThere(page, 'nosub@pulse.example')
  await expect(main(page).getByRole('alert')).toContainText('User has no access')
  await expect(main(page).locator('a[href="https://club.example/join"]')).toBeVisible()
  await expect(main(page).locator('a[href="https://club.example/reset"]')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  await signInThere(page, 'active@pulse.example')
  await expect(page).toHaveURL(/\/home$/)
  await page.evaluate(() => localStorage.clear())
  await page.unroute('**/signin')
  await page.goto('/signin')
  await signInThere(page, 'nosub@pulse.example')
  await expect(page).toHaveURL(/\/home$/)
})

test('ROLE-12 a class plays for members, on a free trial, with an access code, and from the club’s provider', async ({
  page,
}) => {
  // A smaller rendition takes less time to decode.
  await page.setViewportSize({ width: 854, height: 640 })
  for (const [email, tenant] of [
    ['active@pulse.example', 'pulse'],
    ['trial@pulse.example', 'pulse'],
    ['code@harbour.example', 'harbour'],
    [null, 'summit'],
  ] as const) {
    await test.step(email ?? tenant, async () => {
      const { items } = await callApi('searchClasses', { tenant, body: { take: 1 } })
      if (email) await signIn(page, email, tenant)
      await page.goto(tenantUrl(tenant, `/classes/${items[0]?.tag}`))
      if (!email) await signInAtProvider(page)
      await expectPlaying(page)
    })
  }
})

test('ROLE-15 favourites, logged classes and shared links survive a reload', async ({ page }) => {
  // The CPU decodes twelve times as many frames: a smaller rendition takes a third of the time.
  await page.setViewportSize({ width: 854, height: 640 })
  await hurryTime(page)
  const member = await newTrialMember()
  await openAs(page, member, '/classes')
  const card = main(page).getByRole('article').first()
  const name = (await card.getByRole('heading').textContent()) ?? ''
  const tag = (await card.getAttribute('data-class')) ?? ''
  await card.getByRole('button', { name: `Add ${name} to favourites` }).click()
  await expect(card.getByRole('button', { name: `Remove ${name} from favourites` })).toBeVisible()

  await card.getByRole('link').first().click()
  await expectPlaying(page)
  await playOn(page, 100)
  await page.keyboard.press('k')
  await page.getByRole('button', { name: `Share ${name}` }).click()
  const link = await page.getByRole('dialog', { name: 'Share' }).getByRole('textbox', { name: 'Link' }).inputValue()
  await page.keyboard.press('Escape')
  await closePlayer(page)
  await finishAndLog(page).click()
  await page.getByRole('button', { name: 'Done' }).click()

  for (const path of ['/user/classes/favourites', '/user/classes/recent']) {
    await page.goto(path)
    await expect(main(page).getByRole('article').first().getByRole('heading'), path).toHaveText(name)
  }
  await page.goto(link)
  await expect(page).toHaveURL(new RegExp(`/classes/${tag}$`))
})

test('ROLE-16 SUB-38 SUB-39 from trial to a discounted purchase, cancelling, and resuming and changing the plan after reading what it costs', async ({
  page,
}) => {
  await openAs(page, await newMember(), '/subscribe')
  await main(page).getByRole('button', { name: 'Start free trial' }).click()
  await expect(page).toHaveURL(/\/success$/)
  await openScreenInApp(page, '/subscribe')
  await main(page).getByRole('button', { name: 'Choose Quarterly' }).click()
  await page.getByLabel('Discount code').fill(' welcome20 ')
  await main(page).getByRole('button', { name: 'Apply' }).click()
  await page.getByLabel('Card number').pressSequentially('4242424242424242')
  await page.getByLabel('Expiry date').pressSequentially('1249')
  await page.getByLabel('CVC').fill('123')
  await main(page)
    .getByRole('button', { name: /^Pay £19\.99/ })
    .click()
  await expect(page).toHaveURL(/\/success$/)
  await openScreenInApp(page, '/user/account')
  const section = page.getByRole('region', { name: 'Subscription' })
  await section.getByRole('button', { name: 'Cancel subscription' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click()
  const asking = page.getByRole('dialog', { name: 'Why are you leaving?' })
  await expect(asking).toBeVisible()
  await expectNoViolations(page, { within: '[role=dialog]' })
  const given = page.waitForResponse((reply) => reply.url().endsWith('/cancel-reason'))
  await asking.getByRole('button', { name: 'No time' }).click()
  expect((await given).status()).toBe(204)
  await expect(asking).toBeHidden()
  await expect(section).toContainText('Your subscription is cancelled')
  await section.getByRole('button', { name: 'Resume' }).click()
  const resuming = page.getByRole('dialog', { name: 'Resume your subscription?' })
  await expect(resuming).toContainText(/Renews on \d\d\.\d\d\.\d{4}\s*£\d\d\.\d\d/)
  await expectNoViolations(page, { within: '[role=dialog]' })
  await resuming.getByRole('button', { name: 'Resume' }).click()
  await expect(section.getByRole('button', { name: 'Cancel subscription' })).toBeVisible()
  await openScreenInApp(page, '/subscribe')
  await main(page).getByRole('button', { name: 'Choose Annually' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change to Annually?' })
  // The unused part of the quarter is deducted; the server's tests prove the amount.
  await expect(dialog).toContainText(/Total today\s*£\d\d\.\d\d/)
  await expectNoViolations(page, { within: '[role=dialog]' })
  const sent = page.waitForRequest((request) => request.method() === 'PUT' && request.url().includes('/payments/'))
  await dialog.getByRole('button', { name: 'Change plan' }).click()
  expect((await sent).postDataJSON()).toMatchObject({ PlanId: 'pulse-annually' })
  await expect(page.getByText('Your plan is changed')).toBeVisible()
  await page.goto('/user/account')
  await expect(section).toContainText(/Annually/)
})
