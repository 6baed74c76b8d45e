import type { StudioMount } from '../../platform/http/studio/studio-mount.ts'
import type { PaymentAccountService } from './service.ts'

export function mountPaymentAccount(mount: StudioMount, accounts: PaymentAccountService) {
  mount('getPaymentAccount', (context) => accounts.read(context))
  mount('checkPaymentAccount', (context) => accounts.check(context))
  mount('connectPaymentAccount', (context, { body }) => accounts.connect(context, body))
  mount('linkPaymentAccount', (context) => accounts.link(context))
  mount('disconnectPaymentAccount', (context) => accounts.disconnect(context))
}
