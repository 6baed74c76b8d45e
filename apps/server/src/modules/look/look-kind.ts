import { LookFields } from '@upbeat/contract/studio/entities/look'
import { tenantDefaults } from '@upbeat/contract/tenant-defaults'
import { tenantGroupDefaults } from '@upbeat/contract/tenant-group-defaults'
import { taglineKey } from '@upbeat/rules/i18n/tagline-key'
import { defaultKit } from '@upbeat/rules/theme/kit'
import type { DatabaseHandle } from '../../platform/db/database.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { invalidFields, parseFields } from '../../platform/http/parse-fields.ts'
import type { Tenants } from '../../platform/tenancy/tenants.ts'
import type { Fields, PublishableKind } from '../publishing/publishable-kind.ts'
import { checkTenant } from '../tenant/check-tenant.ts'
import type { ClubWriterOn } from '../tenant/club-writer.ts'
import { faultOfLogo } from '../tenant/read-logo.ts'
import { lookOf, withLook } from './look-of.ts'
import { createLookRepository } from './look-repository.ts'

type Parts = {
  database: Pick<DatabaseHandle, 'notify'>
  tenants: Pick<Tenants, 'refresh'>
  clubWriterOn: ClubWriterOn
}

/** A club's look as a publishable kind. It is always published, and nothing of it is stored elsewhere. */
export function createLookKind({ database, tenants, clubWriterOn }: Parts): PublishableKind {
  return {
    kind: 'look',
    // There is only one look per club.
    many: 'look',
    isOfClub: true,
    nameOf: () => 'Look',
    parse: parseLookFields,
    async live(transaction, { tenantId }) {
      const clubs = createLookRepository(transaction)
      return lookOf(await clubs.club(tenantId), await clubs.taglines(tenantId))
    },
    missing: async () => [],
    async apply(transaction, { tenantId, fields, now }) {
      const clubs = createLookRepository(transaction)
      const before = await clubs.club(tenantId)
      const look = parseLookFields(fields)
      const after = withLook(before, look)
      const { errors } = checkTenant(after, before)
      if (errors.length > 0) throw new Failure('notPublishable', { message: errors.join('; ') })
      const writer = clubWriterOn(transaction)
      await writer.saveLook(tenantId, after)
      await writer.replaceText(tenantId, { key: taglineKey, texts: look.taglines, now })
    },
    retract: notPossible,
    remove: notPossible,
    forget: notPossible,
    async announce(tenantId) {
      // PostgreSQL delivers the notification after the reply, but the next page must have the new look.
      await tenants.refresh()
      await database.notify('tenant_changed', tenantId)
    },
  }
}

const KnownFields = LookFields.strict()

/** @throws Failure invalidRequest naming the fields */
export function parseLookFields(fields: Fields): LookFields {
  const look = parseFields(KnownFields, { ...emptyLook, ...fields })
  const fault = look.logoSvg === null ? null : faultOfLogo(look.logoSvg)
  if (fault !== null) throw invalidFields([{ path: 'logoSvg', message: fault }])
  return look
}

/** Defaults for fields that older drafts don't have. */
const emptyLook: LookFields = {
  ...tenantGroupDefaults.colours,
  logoSvg: null,
  landingPictures: [],
  taglines: {},
  font: null,
  cardVersion: tenantDefaults.cardVersion,
  ...defaultKit,
}

async function notPossible(): Promise<void> {
  throw new Failure('notAllowedNow')
}
