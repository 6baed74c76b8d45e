import type { Mount } from '../../platform/http/mount.ts'
import type { MarketingService } from './marketing.ts'
import type { AccountService } from './service.ts'

export function mountAccount(
  mount: Mount,
  { account, marketing }: { account: AccountService; marketing: MarketingService },
) {
  mount('getUser', (context) => account.read(context))
  mount('updateUser', (context, { body }) => account.change(context, body))
  mount('confirmMarketing', async (context, { body }) => {
    await marketing.confirm(context, body)
    return {}
  })
}
