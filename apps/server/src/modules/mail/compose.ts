import type { Platform } from '../../platform/open-platform.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import { emailHeaderSize } from '../manifest/email-header.ts'
import { markAddress } from '../manifest/icon-address.ts'
import { clubAddress } from './club-address.ts'
import type { Mail } from './mail.ts'
import { createMailer } from './mailer.ts'
import { recordEmails } from './sent-email-repository.ts'
import { createStudioMailer } from './studio-mailer.ts'

type Parts = Pick<Platform, 'config' | 'db' | 'clock' | 'makeId'> & {
  mail: Mail
  phrases: (tenantId: string, language: string) => Promise<Record<string, string>>
}

/** Emails to members and to staff. */
export function composeMail({ config, db, clock, makeId, mail, phrases }: Parts) {
  const from = config.MAIL_FROM
  const logoOf = (tenant: Tenant) => ({
    url: new URL(markAddress(tenant, 'email'), clubAddress({ tenant }, config)).toString(),
    ...emailHeaderSize(tenant),
  })
  return {
    mailer: createMailer({ mail, phrases, from, logoOf, record: recordEmails({ db, clock, makeId }) }),
    studioMailer: createStudioMailer({ mail, from, logoOf }),
  }
}
