import { PolicyFields, type PolicyKind } from '@upbeat/contract/studio/entities/policy'
import type { DatabaseHandle } from '../../../platform/db/database.ts'
import { Failure } from '../../../platform/failure/failure.ts'
import { parseFields } from '../../../platform/http/parse-fields.ts'
import type { Tenants } from '../../../platform/tenancy/tenants.ts'
import type { Fields, PublishableKind } from '../../publishing/publishable-kind.ts'
import { sanitiseHtml } from '../sanitise-html.ts'
import { createPolicyRepository } from './policy-repository.ts'

type Parts = { database: Pick<DatabaseHandle, 'notify'>; tenants: Pick<Tenants, 'byIdOrName'> }

/**
 * A club's terms or marketing consent as a publishable kind. Publishing creates the version that members are asked to
 * accept.
 */
export function createPolicyKind({ database, tenants }: Parts): PublishableKind {
  return {
    kind: 'policy',
    many: 'policy',
    nameOf: (_fields, id) => (id === 'terms' ? 'Terms' : 'Marketing consent'),
    parse: parsePolicy,
    live: async (transaction, { tenantId, id }) =>
      parsePolicy(await createPolicyRepository(transaction).live(tenantId, id as PolicyKind)),
    missing: async (_transaction, { tenantId, fields }) => {
      const main = tenants.byIdOrName(tenantId)?.config.language ?? 'en-gb'
      const missing = [`title.${main}`, `html.${main}`].filter((field) => !fields[field])
      return [...new Set([...missing, ...halfTranslated(fields)])]
    },
    apply: (transaction, { tenantId, id, fields, now }) =>
      createPolicyRepository(transaction).publish(tenantId, id as PolicyKind, { fields: parsePolicy(fields), now }),
    retract: notPossible,
    remove: notPossible,
    forget: notPossible,
    announce: (tenantId) => database.notify('tenant_changed', tenantId),
  }
}

/** Cleans a draft for storage: safe HTML, and no emptied fields. @throws Failure invalidRequest naming the fields */
export function parsePolicy(fields: Fields): PolicyFields {
  const kept = Object.entries(fields).flatMap(([field, value]) => {
    if (value === null || value === '') return []
    return [[field, field.startsWith('html.') && typeof value === 'string' ? sanitiseHtml(value) : value]]
  })
  return parseFields(PolicyFields, Object.fromEntries(kept))
}

/** The missing halves of languages with a title but no text, or a text but no title. */
function halfTranslated(fields: Fields): string[] {
  return Object.keys(fields).flatMap((field) => {
    const [part, language] = field.split('.')
    const other = `${part === 'title' ? 'html' : 'title'}.${language}`
    return fields[other] ? [] : [other]
  })
}

async function notPossible(): Promise<void> {
  throw new Failure('notAllowedNow')
}
