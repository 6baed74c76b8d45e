import { readdirSync, readFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'
import { demoAccounts } from '@upbeat/demo/world/demo-accounts'
import { port } from '../support/tenants.ts'
import { test } from '../support/test.ts'

/** Requests a club's own host as a browser would; Node resolves none of these hosts. */
function pageAt(host: string, path: string) {
  return new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    const asked = request({ port, path, headers: { host: `${host}:${port}`, accept: 'text/html' } }, async (reply) =>
      resolve({ status: reply.statusCode, body: await text(reply) }),
    )
    asked.on('error', reject).end()
  })
}

test('STAFF-01 every club’s host serves the studio, and the member app never mentions it', async () => {
  const hosts = demoAccounts.map(({ name }) => `${name}.localhost`)
  expect(hosts).toHaveLength(5)
  const studios = await Promise.all(hosts.map((host) => pageAt(host, '/studio')))
  for (const { status, body } of studios) expect([status, body]).toEqual([200, studios[0]?.body])
  expect(studios[0]?.body).toContain('/studio/assets/')

  for (const host of hosts) expect((await pageAt(host, '/')).body).not.toContain('/studio')
  const dist = fileURLToPath(new URL('../../apps/web/dist', import.meta.url))
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(m?js|html|css|json)$/.test(file),
  )
  expect(files.length).toBeGreaterThan(50)
  expect(files.filter((file) => readFileSync(join(dist, file), 'utf8').includes('/studio'))).toEqual([])
})
