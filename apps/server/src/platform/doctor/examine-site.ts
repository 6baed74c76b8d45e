import type { Config } from '../../config.ts'
import type { Finding } from './examine.ts'

const askMs = 10_000
const maxSkewMs = 30_000
const wanted = [
  'strict-transport-security',
  'x-content-type-options',
  'referrer-policy',
  'content-security-policy',
] as const

/** Checks the server from outside: TLS, headers, readiness, and the clock against the reply's `Date`. */
export async function examineSite({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>, now: Date): Promise<Finding[]> {
  if (!PUBLIC_URL)
    return [{ name: 'TLS', verdict: 'wrong', text: 'PUBLIC_URL is not set, the site isn’t checked', fix: 'set it' }]
  if (!PUBLIC_URL.startsWith('https:'))
    return [
      {
        name: 'TLS',
        verdict: 'wrong',
        text: 'PUBLIC_URL is not https',
        fix: 'put a proxy with TLS in front, and set PUBLIC_URL=https://...',
      },
    ]
  const started = performance.now()
  const page = await ask(PUBLIC_URL)
  if (typeof page === 'string') return [{ name: 'TLS', verdict: 'wrong', text: `${PUBLIC_URL}: ${page}` }]
  return [
    { name: 'TLS', verdict: 'fine', text: PUBLIC_URL },
    headersOf(page),
    clockOf(page, now.getTime() + (performance.now() - started)),
    readinessOf(await ask(new URL('/readyz', PUBLIC_URL).toString())),
  ]
}

async function ask(url: string): Promise<Response | string> {
  try {
    return await fetch(url, { signal: AbortSignal.timeout(askMs) })
  } catch (error) {
    const { cause, message } = error as Error & { cause?: { code?: string; message?: string } }
    return cause?.code ?? cause?.message ?? message
  }
}

function headersOf({ headers }: Response): Finding {
  const missing = wanted.filter((name) => !headers.has(name))
  if (missing.length === 0) return { name: 'headers', verdict: 'fine', text: 'as the server sends them' }
  return { name: 'headers', verdict: 'wrong', text: `the proxy removes ${missing.join(', ')}`, fix: 'let it pass them' }
}

function clockOf({ headers }: Response, nowMs: number): Finding {
  const said = Date.parse(headers.get('date') ?? '')
  if (Number.isNaN(said)) return { name: 'clock', verdict: 'look', text: 'the reply has no Date' }
  const skewMs = Math.abs(said - nowMs)
  const verdict = skewMs > maxSkewMs ? 'wrong' : 'fine'
  return { name: 'clock', verdict, text: `${Math.round(skewMs / 1000)} s from what the site says` }
}

function readinessOf(reply: Response | string): Finding {
  if (typeof reply === 'string') return { name: 'readiness', verdict: 'wrong', text: reply }
  return { name: 'readiness', verdict: reply.ok ? 'fine' : 'wrong', text: `/readyz answers ${reply.status}` }
}
