import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { summitClientId, summitIssuer } from '@upbeat/demo/world/tenants/summit-brand'
import type { FastifyInstance } from 'fastify'
import { hostPage } from './host-page.ts'

const here = import.meta.dirname
const oidcClient = createRequire(import.meta.url).resolve('oidc-client-ts')

/**
 * Only with the demo: another site, Summit's intranet, that embeds the app as described in docs/embedding.md. Open it
 * as `http://127.0.0.1:PORT/demo/host`: browsers treat that as a different site from `summit.localhost`.
 */
export function mountDemoHost(server: FastifyInstance, { port }: { port: number }) {
  const app = `http://summit.localhost:${port}`
  const settings = { app, authority: summitIssuer(port), clientId: summitClientId }
  server.get('/demo/host', (_request, reply) => reply.type('text/html').send(hostPage(settings)))
  const scripts = {
    'host.js': join(here, 'host.js'),
    'oidc-client.js': join(dirname(oidcClient), '../browser/oidc-client-ts.min.js'),
  }
  for (const [name, path] of Object.entries(scripts)) {
    server.get(`/demo/host/${name}`, async (_request, reply) =>
      reply.type('text/javascript').send(await readFile(path)),
    )
  }
}
