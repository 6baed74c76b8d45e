import type { DeliveryProblem, WebhookDelivery } from '@upbeat/contract/studio/entities/webhook'
import type { StudioTextKey } from '@upbeat/phrases/studio/phrase-key'
import type { Text } from '../../../lib/i18n/use-text.ts'

const problemKeys = {
  status: 'webhooks.problemStatus',
  redirect: 'webhooks.problemRedirect',
  timeout: 'webhooks.problemTimeout',
  notFound: 'webhooks.problemNotFound',
  privateAddress: 'webhooks.problemPrivate',
  unreachable: 'webhooks.problemUnreachable',
} as const satisfies Record<DeliveryProblem, StudioTextKey>

/** Why the last attempt failed; empty if none has. */
export function problemText({ problem, status }: Pick<WebhookDelivery, 'problem' | 'status'>, t: Text): string {
  return problem === null ? '' : t(problemKeys[problem], { status: status ?? '' })
}
