import { Readable } from 'node:stream'
import type { AccountData } from '@upbeat/contract/entities/account-data'
import { Answer, Download } from '../../platform/http/answer.ts'
import type { Mount } from '../../platform/http/mount.ts'
import type { AccountDataService } from './account-data.ts'
import type { AddressChangeService } from './address-change.ts'
import type { ChangePassword } from './change-password.ts'
import type { MarketingService } from './marketing.ts'
import type { MemberSessionService } from './member-sessions.ts'
import type { AccountService } from './service.ts'

type Services = {
  account: AccountService
  addresses: AddressChangeService
  changePassword: ChangePassword
  marketing: MarketingService
  accountData: AccountDataService
  memberSessions: MemberSessionService
}

export function mountAccount(mount: Mount, services: Services) {
  const { account, addresses, changePassword, marketing, accountData, memberSessions } = services
  mount('getUser', (context) => account.read(context))
  mount('updateUser', (context, { body }) => account.change(context, body))
  mount('confirmAddress', async (context, { body }) => {
    await addresses.confirm(context, body)
    return account.read(context)
  })
  mount('changePassword', async (context, { body }) => {
    await changePassword(context, body)
    return new Answer(204, undefined)
  })
  mount('confirmMarketing', async (context, { body }) => {
    await marketing.confirm(context, body)
    return {}
  })
  mount('downloadData', async (context) => {
    const json = Readable.from(await accountData.download(context))
    const file = new Download(json, { type: 'application/json; charset=utf-8', fileName: 'my-data.json' })
    return new Answer<AccountData>(200, file, { 'cache-control': 'no-store' })
  })
  mount('deleteAccount', async (context, { body }) => {
    await accountData.remove(context, body)
    return new Answer(204, undefined)
  })
  mount('listSessions', (context) => memberSessions.list(context))
  mount('endSession', async (context, { params }) => {
    await memberSessions.end(context, params.id)
    return new Answer(204, undefined)
  })
}
