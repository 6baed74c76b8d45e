import type { IncomingMessage } from 'node:http'
import { DEMO_PASSWORD } from '@upbeat/demo/world/member-seed'
import { summitEmail, summitPeople } from '@upbeat/demo/world/tenants/summit-people'
import type { FastifyInstance } from 'fastify'
import type Provider from 'oidc-provider'
import { signInPage } from './identity-pages.ts'
import type { ProviderParts } from './open-identity-provider.ts'

const mountPath = '/demo/idp'

/** Only with the demo: an OpenID provider below a path of this server, created on first use. */
export function mountIdentityProvider(server: FastifyInstance, parts: ProviderParts) {
  let opened: Promise<Provider> | undefined
  const open = () => {
    opened ??= import('./open-identity-provider.ts').then(({ openIdentityProvider }) => openIdentityProvider(parts))
    return opened
  }

  mountSignIn(server, open)
  server.register(async (below) => {
    // The provider reads the request body itself.
    below.removeAllContentTypeParsers()
    below.addContentTypeParser('*', (_request, _payload, done) => done(null))
    below.all(`${mountPath}/*`, async ({ raw }, reply) => {
      const provider = await open()
      reply.hijack()
      await provider.callback()(mounted(raw), reply.raw)
    })
  })
}

/** The provider's sign-in page. */
function mountSignIn(server: FastifyInstance, open: () => Promise<Provider>) {
  server.get<{ Params: { uid: string } }>(`${mountPath}/interaction/:uid`, async (request, reply) => {
    const details = await (await open()).interactionDetails(request.raw, reply.raw).catch(() => null)
    if (!details) return reply.redirect('/', 303)
    const { login_hint: email } = details.params
    return reply.type('text/html').send(signInPage({ action: request.url, email: textOf(email) }))
  })
  server.post<{ Params: { uid: string } }>(`${mountPath}/interaction/:uid`, async (request, reply) => {
    const { email, password } = (request.body ?? {}) as Record<string, unknown>
    const person = summitPeople.find((each) => summitEmail(each) === textOf(email).trim().toLowerCase())
    if (!person || password !== DEMO_PASSWORD) {
      const again = { action: request.url, email: textOf(email), problem: 'This email and password don’t match.' }
      return reply.code(401).type('text/html').send(signInPage(again))
    }
    const provider = await open()
    const result = { login: { accountId: person.subject } }
    return reply.redirect(await provider.interactionResult(request.raw, reply.raw, result), 303)
  })
}

function textOf(value: unknown) {
  return typeof value === 'string' ? value : ''
}

/** The provider derives its mount path from these two properties. */
function mounted(request: IncomingMessage & { originalUrl?: string }) {
  request.originalUrl = request.url ?? ''
  request.url = request.originalUrl.slice(mountPath.length)
  return request
}
