import type { ApiKey, ApiKeyScope } from '@upbeat/contract/studio/entities/api-key'
import type { Database } from '../../platform/db/database.ts'
import { Failure } from '../../platform/failure/failure.ts'
import type { StaffContext } from '../../platform/http/studio/studio-context.ts'
import { hashToken, type TokenSource } from '../../platform/session/token.ts'
import { actorOf } from '../audit/actor-of.ts'
import type { Audit } from '../audit/audit.ts'
import { type ApiKeyRow, createApiKeyRepository } from './repository.ts'

export type ApiKeyService = ReturnType<typeof createApiKeyService>
type Parts = { db: Database; audit: Audit; makeId: () => string; makeToken: TokenSource }

/** A prefix by which logs and secret scanners recognise our keys. */
const prefix = 'upbeat_'
const hintLength = prefix.length + 4

/** Keys for a club's own programs, each limited to its scopes. */
export function createApiKeyService({ db, audit, makeId, makeToken }: Parts) {
  const keys = createApiKeyRepository(db)

  async function list({ tenantId }: StaffContext): Promise<ApiKey[]> {
    return (await keys.list(tenantId)).map(present)
  }

  /** Returns the key itself, which can't be read again. */
  async function create(context: StaffContext, { name, scopes }: { name: string; scopes: ApiKeyScope[] }) {
    const key = prefix + makeToken()
    const row: ApiKeyRow = {
      id: makeId(),
      tenantId: context.tenantId,
      name,
      scopes,
      keyHash: hashToken(key),
      hint: key.slice(0, hintLength),
      createdBy: context.staff.name,
      createdAt: context.now,
      lastUsedAt: null,
    }
    await db.transaction(async (transaction) => {
      await createApiKeyRepository(transaction).add(row)
      await record(transaction, context, 'apiKey.created', row)
    })
    return { ...present(row), key }
  }

  /** @throws Failure notFound */
  async function revoke(context: StaffContext, id: string): Promise<void> {
    await db.transaction(async (transaction) => {
      const row = await createApiKeyRepository(transaction).remove(context.tenantId, id)
      if (!row) throw new Failure('notFound')
      await record(transaction, context, 'apiKey.revoked', row)
    })
  }

  /** The club's key with this scope. @throws Failure credentialRequired, notPermitted */
  async function authorise(tenantId: string, key: string, scope: ApiKeyScope, now: Date): Promise<ApiKeyRow> {
    const row = key.startsWith(prefix) ? await keys.use(tenantId, hashToken(key), now) : null
    if (!row) throw new Failure('credentialRequired')
    if (!row.scopes.includes(scope)) throw new Failure('notPermitted')
    return row
  }

  function record(transaction: Database, context: StaffContext, action: string, { id, name, scopes }: ApiKeyRow) {
    const isNew = action === 'apiKey.created'
    return audit.record(transaction, {
      tenantId: context.tenantId,
      actor: actorOf(context),
      action,
      now: context.now,
      object: { kind: 'apiKey', id, name },
      before: isNew ? null : { name, scopes },
      after: isNew ? { name, scopes } : null,
    })
  }

  return { list, create, revoke, authorise }
}

function present({ id, name, scopes, hint, createdBy, createdAt, lastUsedAt }: ApiKeyRow): ApiKey {
  return {
    id,
    name,
    scopes,
    hint,
    createdBy,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }
}
