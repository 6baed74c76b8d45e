import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { root } from '../../scripts/runtime.mjs'
import { expectNoViolations } from '../support/axe.ts'
import type { OwnServer } from '../support/own-server.ts'
import { expectNoViolationsOnBoth, expectToFitBoth } from '../support/phone-view.ts'
import { demoPassword } from '../support/tenants.ts'
import { test } from '../support/test.ts'

let server: OwnServer
test.beforeAll(({ sharedServer }) => {
  server = sharedServer
})

const operator = 'owner@pulse.example'

/** `npm run studio -- admin EMAIL`, which makes an account an installation administrator. */
function appoint(email: string) {
  execFileSync(process.execPath, [join(root, 'apps/server/src/studio.ts'), 'admin', email], { env: server.environment })
}

test('PLAT-01 an operator signs in, sees clubs, queues, servers and health, pauses and resumes, and sets a limit that refuses an upload', async ({
  page,
}) => {
  appoint(operator)
  await page.goto(server.url('/studio/installation'))
  await page.getByLabel('Email').fill(operator)
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'The server’s operation' })).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(6)
  await expectToFitBoth(page)
  await expectNoViolationsOnBoth(page)

  const row = page.getByRole('row', { name: /pulse\.localhost/ })
  await row.getByRole('button', { name: /actions$/ }).click()
  await page.getByRole('menuitem', { name: 'Set limits' }).click()
  const limits = page.getByRole('dialog', { name: /^Limits of/ })
  await limits.getByLabel('Space in GB').fill('0.001')
  await expectNoViolations(page, { within: '[role="dialog"]' })
  await limits.getByRole('button', { name: 'Save limits' }).click()
  const again = page.getByRole('dialog', { name: 'Is it you?' })
  await again.getByLabel('Password', { exact: true }).fill(demoPassword)
  await again.getByRole('button', { name: 'Confirm' }).click()
  await expect(row.getByText(/ of 1\.0 MB$/)).toBeVisible()

  await page.getByRole('link', { name: 'Queues' }).click()
  await page.getByRole('button', { name: 'Pause: Preparing videos' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByText(/^Paused since/)).toBeVisible()
  await expectToFitBoth(page)
  await expectNoViolationsOnBoth(page)
  await page.reload()
  await page.getByRole('button', { name: 'Resume: Preparing videos' }).click()
  await expect(page.getByRole('button', { name: 'Pause: Preparing videos' })).toBeVisible()

  await page.getByRole('link', { name: 'Servers' }).click()
  await expect(page.getByRole('cell', { name: 'Running', exact: true })).toBeVisible()
  await expectToFitBoth(page)
  await expectNoViolationsOnBoth(page)
  await page.getByRole('link', { name: 'Health' }).click()
  await expect(page.getByText('set NODE_ENV=production')).toBeVisible()
  await expectToFitBoth(page)
  await expectNoViolationsOnBoth(page)

  await page.goto(server.url('/studio/classes'))
  await page.getByRole('button', { name: 'Upload videos' }).waitFor()
  const buffer = Buffer.alloc(2_000_000)
  await page.locator('input[type="file"]').first().setInputFiles({ name: 'long.mp4', mimeType: 'video/mp4', buffer })
  await expect(page.getByText(/^The club’s storage is full/).first()).toBeVisible()
})
