import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from '@playwright/test'
import { expectNoViolationsOnBoth } from '../support/phone-view.ts'
import { signInStaff } from '../support/sign-in-staff.ts'
import { demoPassword, tenantUrl } from '../support/tenants.ts'
import { test } from '../support/test.ts'

test('PLAT-05 a webhook is added, tried with a test message, its message sent again, and it is removed', async ({
  page,
}) => {
  const received: { id: string; type: string }[] = []
  const receiver = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    received.push({ id: String(request.headers['webhook-id']), type: JSON.parse(body).type })
    response.writeHead(received.length === 1 ? 503 : 204).end()
  })
  receiver.listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`
  try {
    await signInStaff(page, 'owner', 'tempo')
    await page.goto(tenantUrl('tempo', '/studio/settings/webhooks'))
    await page.getByRole('button', { name: 'Add a webhook' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add a webhook' })
    await dialog.getByLabel('Address').fill(url)
    await expectNoViolationsOnBoth(page, { within: '[role="dialog"]' })
    await dialog.getByRole('button', { name: 'Add a webhook' }).click()
    await page.getByRole('dialog', { name: 'Is it you?' }).getByLabel('Password', { exact: true }).fill(demoPassword)
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByLabel('Signing secret')).toHaveValue(/^whsec_/)
    await page.getByRole('button', { name: 'Done' }).click()
    await page.getByRole('link', { name: `Open: ${url}` }).click()

    await page.getByRole('button', { name: 'Send a test message' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'The receiver answered 503' })).toBeVisible()
    const message = page.getByRole('listitem').filter({ hasText: 'Test message' })
    await expect(message).toContainText('Failed')
    await message.getByText('What is sent').click()
    await expect(message).toContainText('"type":"test"')
    await expectNoViolationsOnBoth(page)
    await message.getByRole('button', { name: /^Send again: Test message/ }).click()
    await expect(message).toContainText('Delivered')
    const [first] = received
    expect(received).toEqual([first, first])
    expect(first).toEqual({ id: expect.stringMatching(/^msg_/), type: 'test' })

    await page.getByRole('button', { name: 'Remove', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByText('No webhooks')).toBeVisible()
  } finally {
    receiver.close()
  }
})
