import type { Http } from '../../platform/http/open-http.ts'
import { publishStudioEvent } from '../../platform/http/studio/studio-events.ts'
import type { Platform } from '../../platform/open-platform.ts'
import { mountPaymentAccount } from './routes.ts'
import { createPaymentAccountService, type PaymentAccountParts } from './service.ts'

type Parts = Platform & Pick<Http, 'studioMount'> & Omit<PaymentAccountParts, keyof Platform | 'announce'>

/** The clubs' own accounts at the payment provider, connected in the studio. */
export function composePaymentAccount(parts: Parts) {
  const announce = (tenantId: string) =>
    publishStudioEvent(parts.database, tenantId, { kind: 'paymentAccount', id: tenantId })
  mountPaymentAccount(parts.studioMount, createPaymentAccountService({ ...parts, announce }))
}
