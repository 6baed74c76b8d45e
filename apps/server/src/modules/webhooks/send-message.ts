import type { DeliveryProblem } from '@upbeat/contract/studio/entities/webhook'
import { Webhook as Signer } from 'standardwebhooks'
import { type OutboundFetch, PrivateAddressError } from '../../platform/outbound/outbound-fetch.ts'

/** `problem` is null if the receiver has taken the message. */
export type Outcome = { status: number | null; problem: DeliveryProblem | null }
type Signed = { url: string; secret: string; id: string; body: string; at: Date }

const patienceMs = 15_000

/** Posts a message, signed by Standard Webhooks. `at` is the time of the attempt. */
export async function sendMessage(send: OutboundFetch, { url, secret, id, body, at }: Signed): Promise<Outcome> {
  const headers = {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Signer(secret).sign(id, at, body),
  }
  try {
    const signal = AbortSignal.timeout(patienceMs)
    const reply = await send(url, { method: 'POST', headers, body, redirect: 'manual', signal })
    await reply.body?.cancel()
    const { status } = reply
    if (reply.ok) return { status, problem: null }
    return { status, problem: status >= 300 && status < 400 ? 'redirect' : 'status' }
  } catch (error) {
    return { status: null, problem: problemOf(error as Error) }
  }
}

function problemOf({ name, cause }: Error): DeliveryProblem {
  if (name === 'TimeoutError') return 'timeout'
  if (cause instanceof PrivateAddressError) return 'privateAddress'
  return (cause as { code?: string } | undefined)?.code === 'ENOTFOUND' ? 'notFound' : 'unreachable'
}
