import type { Config } from '../../config.ts'
import { type Finding, fine, look, wrong } from './finding.ts'

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
  const setUrl = 'Set PUBLIC_URL=https://... to the address that members use, with a proxy with TLS in front.'
  if (!PUBLIC_URL) return [wrong('TLS', 'PUBLIC_URL is not set, the site isn’t checked', setUrl)]
  if (!PUBLIC_URL.startsWith('https:')) return [wrong('TLS', 'PUBLIC_URL is not https', setUrl)]
  const started = performance.now()
  const page = await ask(PUBLIC_URL)
  if (typeof page === 'string') {
    return [wrong('TLS', `${PUBLIC_URL}: ${page}`, 'Check the name’s DNS, the proxy and its certificate.')]
  }
  return [
    fine('TLS', PUBLIC_URL),
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
  if (missing.length === 0) return fine('headers', 'as the server sends them')
  return wrong('headers', `the proxy removes ${missing.join(', ')}`, 'Let the proxy pass the server’s headers on.')
}

function clockOf({ headers }: Response, nowMs: number): Finding {
  const said = Date.parse(headers.get('date') ?? '')
  if (Number.isNaN(said)) return look('clock', 'the reply has no Date', 'Let the proxy pass the server’s headers on.')
  const skewMs = Math.abs(said - nowMs)
  const message = `${Math.round(skewMs / 1000)} s from what the site says`
  return skewMs > maxSkewMs
    ? wrong('clock', message, 'Let NTP keep the clocks of both machines.')
    : fine('clock', message)
}

function readinessOf(reply: Response | string): Finding {
  const message = typeof reply === 'string' ? reply : `/readyz answers ${reply.status}`
  if (typeof reply !== 'string' && reply.ok) return fine('readiness', message)
  return wrong('readiness', message, 'Open /readyz: it names what is wrong.')
}
