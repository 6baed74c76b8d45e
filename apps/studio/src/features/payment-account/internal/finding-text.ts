import type { StudioTextKey } from '@upbeat/phrases/studio/phrase-key'
import type { Check } from '../../../lib/forms/check-list.tsx'
import type { Text } from '../../../lib/i18n/use-text.ts'
import type { PaymentFinding } from '../payment-account-query.ts'

/** What is wrong with keys, each with what to do about it. */
export function findingChecks(findings: readonly PaymentFinding[], t: Text): Check[] {
  return findings.map(({ problem, resource = '', access, count = 0, detail = '' }) => {
    const key = problem === 'permissionMissing' && access === 'read' ? 'payments.missingRead' : texts[problem]
    return { id: `${problem} ${resource}`, state: stateOf(problem), title: t(key, { resource, count, detail }) }
  })
}

function stateOf(problem: PaymentFinding['problem']): Check['state'] {
  return problem === 'unreachable' || problem === 'webhookMissing' ? 'warning' : 'bad'
}

const texts: Record<PaymentFinding['problem'], StudioTextKey> = {
  accountTaken: 'payments.accountTaken',
  accountUnknown: 'payments.accountUnknown',
  keyRefused: 'payments.keyRefused',
  keysOfTwoAccounts: 'payments.keysOfTwoAccounts',
  keysOfTwoModes: 'payments.keysOfTwoModes',
  liveKeyInTestClub: 'payments.liveKeyInTestClub',
  membersElsewhere: 'payments.membersElsewhere',
  permissionMissing: 'payments.missingWrite',
  publishableKeyRefused: 'payments.publishableKeyRefused',
  testKeyInLiveClub: 'payments.testKeyInLiveClub',
  unreachable: 'payments.unreachable',
  unsealable: 'payments.unsealable',
  webhookMissing: 'payments.webhookMissing',
  webhookRefused: 'payments.webhookRefused',
}
