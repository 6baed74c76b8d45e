import type { Platform } from '../../platform/open-platform.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import { clubAddress } from '../account/club-address.ts'
import { iconAddress } from '../manifest/icon-address.ts'
import { createLetters } from './letters.ts'
import type { Mail } from './mail.ts'
import { createStudioLetters } from './studio-letters.ts'

type Parts = Pick<Platform, 'config'> & {
  mail: Mail
  phrases: (tenantId: string, language: string) => Promise<Record<string, string>>
}

/** Emails to members and to staff. */
export function composeMail({ config, mail, phrases }: Parts) {
  const from = config.MAIL_FROM
  const iconOf = (tenant: Tenant) =>
    new URL(iconAddress(tenant, 'any', 192), clubAddress({ tenant }, config)).toString()
  return {
    letters: createLetters({ mail, phrases, from, iconOf }),
    studioLetters: createStudioLetters({ mail, from, iconOf }),
  }
}
