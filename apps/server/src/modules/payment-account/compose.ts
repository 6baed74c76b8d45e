import type { Http } from '../../platform/http/open-http.ts'
import { publishStudioEvent } from '../../platform/http/studio/studio-events.ts'
import type { Platform } from '../../platform/open-platform.ts'
import type { Audit } from '../audit/audit.ts'
import type { AccountRegistry } from './account-registry.ts'
import type { RunningByAccount } from './examine-connection.ts'
import type { PaymentPlatform } from './linked-account.ts'
import { createLinkedAccounts } from './linked-service.ts'
import { createPlatformEvents, type PlatformEventParts } from './platform-events.ts'
import { mountPaymentAccount } from './routes.ts'
import { createPaymentAccountService, type PaymentAccountParts } from './service.ts'

type LinkedParts = Platform & {
  audit: Audit
  registry: Pick<AccountRegistry<unknown>, 'announce' | 'linkedTo'>
  platform: PaymentPlatform | null
  runningByAccount: RunningByAccount
  receive: PlatformEventParts['receive']
}

/** The accounts that the installation's platform makes for its clubs, and their events. */
export function openLinkedAccounts(parts: LinkedParts) {
  const { database, registry } = parts
  async function changed(tenantId: string) {
    await registry.announce(tenantId)
    await publishStudioEvent(database, tenantId, { kind: 'paymentAccount', id: tenantId })
  }
  const linked = createLinkedAccounts({ ...parts, changed })
  return { linked, changed, receivePlatformEvent: createPlatformEvents({ ...parts, linked }) }
}

type Parts = Platform & Pick<Http, 'studioMount'> & Omit<PaymentAccountParts, keyof Platform>

/** The clubs' own accounts at the payment provider, connected in the studio. */
export function composePaymentAccount(parts: Parts) {
  mountPaymentAccount(parts.studioMount, createPaymentAccountService(parts))
}
