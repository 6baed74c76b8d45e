import type { ConsentAnswer } from '@upbeat/rules/consent/consent'
import { api } from '../../lib/api/api.ts'
import { queryClient } from '../../lib/api/query-client.ts'
import { userConsentsQuery } from '../auth/queries.ts'

/** Saves the member's answer to a consent (CONS-03) and updates the cache from the reply. */
export async function answerConsent(consentTag: string, answer: ConsentAnswer): Promise<void> {
  const answered = await api('answerConsent', { body: { ConsentTag: consentTag, Action: answer } })
  queryClient.setQueryData(userConsentsQuery().queryKey, (known) =>
    known?.map((consent) => (consent.consentTag === consentTag ? answered : consent)),
  )
}
