import { ApiError } from '@upbeat/client/api-error.ts'
import { withDeadline } from '@upbeat/client/with-deadline.ts'
import { apiHost } from '../../../../lib/api/api.ts'
import { getTenant } from '../../../tenant/tenant-store.ts'
import type { Card } from './check-card.ts'

/** Exchanges a card for a token at the sandbox, like a provider's frame. @throws ApiError */
export async function tokeniseCard(card: Card): Promise<string> {
  const response = await send(card)
  const reply: { sourceToken?: string; message?: string } = await response.json().catch(() => ({}))
  if (response.ok && reply.sourceToken) return reply.sourceToken
  throw new ApiError(response.status, response.status, reply.message ?? '')
}

const limitMs = 30_000

async function send(card: Card): Promise<Response> {
  try {
    return await withDeadline(limitMs, undefined, (signal) =>
      fetch(`${apiHost()}/sandbox/tokens`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', TenantId: getTenant().tenantID },
        body: JSON.stringify(card),
        signal,
      }),
    )
  } catch {
    throw new ApiError(0, 0, '')
  }
}
