import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import type { Consent } from '@upbeat/contract/entities/consent'
import { enGb } from '@upbeat/phrases/en-gb'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, it } from 'vitest'
import { queryClient } from '../../../lib/api/query-client.ts'
import { showLanguage } from '../../i18n/change-language.ts'
import { consentsQuery } from '../queries.ts'
import { ConsentTicks } from './consent-ticks.tsx'

beforeEach(() => {
  showLanguage('en-gb', enGb)
  queryClient.setQueryData(consentsQuery().queryKey, [consent('tnc'), consent('marketing')])
})

it('has the link to the terms below their checkbox, above the one for marketing', () => {
  const tick = (name: string) => ({ name, checked: false, onChange: () => {} })
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <ConsentTicks marketing={tick('acceptMarketing')} terms={tick('acceptTerms')} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  const link = screen.getByRole('link', { name: /Read the terms and conditions/ })
  const [terms, marketing] = screen.getAllByRole('checkbox')
  expect(terms?.compareDocumentPosition(link)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(marketing?.compareDocumentPosition(link)).toBe(Node.DOCUMENT_POSITION_PRECEDING)
})

function consent(policy: string): Consent {
  const answer = { userAccepted: false, userLastActionedVersion: null }
  return { ...answer, policy, consentTag: policy, tag: policy, version: '1', title: policy, policyHtml: '', urls: [] }
}
