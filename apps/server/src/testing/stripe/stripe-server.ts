import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { readForm } from './form-body.ts'
import type { StripeAccount, StripeProfile } from './stripe-account.ts'
import { findCall } from './stripe-calls.ts'
import { StripeApiError } from './stripe-error.ts'
import { createStripeHolder } from './stripe-holder.ts'
import { invalidKey, noAccess } from './stripe-permission.ts'
import { createStripePlatform, type StripePlatform } from './stripe-platform.ts'
import type { StripeEvent } from './stripe-things.ts'

export type StripeServer = Awaited<ReturnType<typeof openStripeServer>>
export const stripeKeys = {
  STRIPE_SECRET_KEY: 'sk_test_local',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_local',
  STRIPE_WEBHOOK_SECRET: 'whsec_local',
}

const ofInstallation: StripeProfile = { id: 'acct_1Local', name: 'Local', country: 'GB', currency: 'gbp' }

type Asked = { text: string; query: URLSearchParams }

/**
 * A loopback server that follows Stripe's published API for the calls that we make: bearer keys, form bodies,
 * idempotency keys that repeat their first reply, errors in Stripe's shapes, and signed events. Its clock can be moved.
 * With `at`, in epoch milliseconds, the clock starts there and only moves when told to.
 */
export async function openStripeServer({ at }: { at?: number } = {}) {
  let offset = 0
  const now = () => Math.floor((at ?? Date.now()) / 1000) + offset
  const own = createStripeHolder({ now }, ofInstallation, {
    secretKey: stripeKeys.STRIPE_SECRET_KEY,
    publishableKey: stripeKeys.STRIPE_PUBLISHABLE_KEY,
  })
  const holders = [own]
  let platform: StripePlatform | null = null
  const counts: Record<string, number> = {}
  let silent = 0
  let lost = 0

  async function serve(request: IncomingMessage, response: ServerResponse) {
    const text = await bodyOf(request)
    const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://stripe.localhost')
    const method = request.method ?? 'GET'
    const name = `${method} ${pathname.replace(/_\d{6}|pm_\w+/g, '_id')}`
    counts[name] = (counts[name] ?? 0) + 1
    if (silent > 0) {
      silent -= 1
      return
    }
    const secret = String(request.headers.authorization).replace('Bearer ', '')
    const caller = holders.find(({ keys }) => Object.values(keys).includes(secret))
    if (!caller) return send(response, 401, { error: invalidKey(secret).error })
    const actingFor = request.headers['stripe-account']
    const holder = typeof actingFor === 'string' ? platform?.accountFor(caller, actingFor) : caller
    if (!holder) return send(response, 403, { error: noAccess(secret, String(actingFor)).error })
    const { account, kept } = holder
    const refusal = holder.refusalOf(secret, method, pathname)
    if (refusal) return send(response, refusal.status, { error: refusal.error })
    const key = request.headers['idempotency-key']
    const known = typeof key === 'string' ? kept.get(key) : undefined
    if (known && known.request !== text) {
      return send(response, 400, {
        error: {
          type: 'idempotency_error',
          message: 'Keys for idempotent requests can only be used with the same parameters they were first used with.',
        },
      })
    }
    const { status, body } = known ?? answer(account, method, pathname, { text, query })
    if (!known && typeof key === 'string') kept.set(key, { status, body, request: text })
    if (lost > 0 && method === 'POST') {
      lost -= 1
      response.destroy()
      return
    }
    response.writeHead(status, { 'content-type': 'application/json', 'request-id': account.nextId('req') }).end(body)
  }

  function answer(account: StripeAccount, method: string, path: string, { text, query }: Asked) {
    try {
      const form = readForm(text)
      const ofPlatform = platform?.answer(account, { method, path, form })
      if (ofPlatform) return { status: 200, body: JSON.stringify(ofPlatform) }
      const { answer, id } = findCall(method, path)
      return { status: 200, body: JSON.stringify(answer(account, { id, form, query })) }
    } catch (error) {
      if (!(error instanceof StripeApiError)) throw error
      return { status: error.status, body: JSON.stringify({ error: error.error }) }
    }
  }

  const server = createServer(
    (request, response) => void serve(request, response).catch(() => response.writeHead(500).end('{}')),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }

  function openAccount(profile: StripeProfile, mode: 'test' | 'live' = 'test') {
    const name = profile.id.replace('acct_', '')
    const keys = { secretKey: `rk_${mode}_${name}Secret`, publishableKey: `pk_${mode}_${name}Public` }
    const holder = createStripeHolder({ now }, profile, keys)
    holders.push(holder)
    return holder
  }

  return {
    account: own.account,
    events: own.events,
    counts,
    /** Opens another account, with keys of its own that may do everything. */
    openAccount,
    /** Opens an account that makes accounts for others, of which all further calls with its key can be made. */
    openPlatform: (mode: 'test' | 'live'): StripePlatform => {
      const profile = { id: 'acct_1Platform', name: 'Platform', country: 'GB', currency: 'gbp' }
      platform = createStripePlatform({ now, mode, own: openAccount(profile, mode), openAccount })
      return platform
    },
    settings: { ...stripeKeys, STRIPE_API_BASE: `http://127.0.0.1:${port}`, STRIPE_TIMEOUT_SECONDS: '1' },
    now,
    /** Moves the clock and runs what is due. */
    advance: (seconds: number) => {
      offset += seconds
      for (const { account } of holders) account.runDue()
    },
    /** The next requests get no reply. */
    beSilent: (requests: number) => {
      silent = requests
    },
    /** The next changes are made, but their replies are lost. */
    loseAnswers: (answers: number) => {
      lost = answers
    },
    /** An event as it is sent: its body and the signature header. */
    signed: (event: StripeEvent, secret = stripeKeys.STRIPE_WEBHOOK_SECRET, time = now()) => {
      const { id, type, created, object, account, livemode = false } = event
      const body = JSON.stringify({
        id,
        object: 'event',
        api_version: null,
        type,
        created,
        livemode,
        ...(account !== undefined && { account }),
        data: { object },
      })
      const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
      return { body, headers: { 'stripe-signature': `t=${time},v1=${signature}`, 'content-type': 'application/json' } }
    },
    close: () => {
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

function send(response: ServerResponse, status: number, body: object) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
