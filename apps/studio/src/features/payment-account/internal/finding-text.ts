import type { StudioTextKey } from '@upbeat/phrases/studio/phrase-key'
import type { Check } from '../../../lib/forms/check-list.tsx'
import type { Text } from '../../../lib/i18n/use-text.ts'
import type { PaymentFinding } from '../payment-account-query.ts'

/** What is wrong with keys, each with what to do about it. */
export function findingChecks(findings: readonly PaymentFinding[], t: Text): Check[] {
  return findings.map(({ problem, resource = '', access, count = 0, detail = '' }) => {
    const key = problem === 'permissionMissing' && access === 'read' ? 'paymentAccount.missingRead' : texts[problem]
    return { id: `${problem} ${resource}`, state: stateOf(problem), title: t(key, { resource, count, detail }) }
  })
}

function stateOf(problem: PaymentFinding['problem']): Check['state'] {
  return problem === 'unreachable' || problem === 'webhookMissing' ? 'warning' : 'bad'
}

const texts: Record<PaymentFinding['problem'], StudioTextKey> = {
  accountTaken: 'paymentAccount.accountTaken',
  accountUnknown: 'paymentAccount.accountUnknown',
  accountUnlinked: 'paymentAccount.accountUnlinked',
  disconnectFirst: 'paymentAccount.disconnectFirst',
  keyRefused: 'paymentAccount.keyRefused',
  keysOfTwoAccounts: 'paymentAccount.keysOfTwoAccounts',
  keysOfTwoModes: 'paymentAccount.keysOfTwoModes',
  liveKeyInTestClub: 'paymentAccount.liveKeyInTestClub',
  membersElsewhere: 'paymentAccount.membersElsewhere',
  permissionMissing: 'paymentAccount.missingWrite',
  platformMissing: 'paymentAccount.platformMissing',
  platformOtherMode: 'paymentAccount.platformOtherMode',
  platformRefused: 'paymentAccount.platformRefused',
  publishableKeyRefused: 'paymentAccount.publishableKeyRefused',
  requestRefused: 'paymentAccount.requestRefused',
  testKeyInLiveClub: 'paymentAccount.testKeyInLiveClub',
  unreachable: 'paymentAccount.unreachable',
  unsealable: 'paymentAccount.unsealable',
  webhookMissing: 'paymentAccount.webhookMissing',
  webhookRefused: 'paymentAccount.webhookRefused',
}
