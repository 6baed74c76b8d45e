import type { Config } from '../../config.ts'
import type { Tenants } from '../../platform/tenancy/tenants.ts'
import { clubAddress, clubLink } from '../account/club-address.ts'
import type { Members } from '../account/member.ts'
import type { JobData, Jobs } from '../jobs/jobs.ts'
import type { Letters } from '../mail/letters.ts'

type Parts = {
  members: Pick<Members, 'findById'>
  letters: Letters
  tenants: Pick<Tenants, 'byIdOrName'>
  jobs: Pick<Jobs, 'add'>
  config: Pick<Config, 'PUBLIC_URL' | 'PORT'>
}
type Failed = { tenantId: string; memberId: string; retryAt: Date }

/** Tells a member that the card could not be charged and when that will be tried again. */
export function createRenewalLetter({ members, letters, tenants, jobs, config }: Parts) {
  async function request({ tenantId, memberId, retryAt }: Failed): Promise<void> {
    const tenant = tenants.byIdOrName(tenantId)
    if (!tenant) return
    const language = (await members.findById(tenantId, memberId))?.language ?? tenant.config.language
    const address = clubAddress({ tenant, origin: `http://localhost:${config.PORT}` }, config)
    await jobs.add('renewalFailedLetter', { tenantId, memberId, language, address, retryAt: retryAt.toISOString() })
  }

  async function send({ tenantId, memberId, language, address, retryAt }: JobData['renewalFailedLetter']) {
    const tenant = tenants.byIdOrName(tenantId)
    const member = await members.findById(tenantId, memberId)
    if (!tenant || !member) return
    const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(retryAt))
    await letters.send(tenant, { to: member.email, language }, (text) => ({
      subject: text('renewalFailedSubject'),
      greeting: member.firstName ? text('hello', { name: member.firstName }) : text('helloNameless'),
      text: text('renewalFailedText', { date }),
      action: {
        label: text('renewalFailedAction'),
        url: clubLink(tenant, address, '/user/account'),
        addressHint: text('addressHint'),
      },
    }))
  }

  return { request, send }
}
