import { AsyncLocalStorage } from 'node:async_hooks'

/** Whose rows a query may touch: one club's or all of them. Where nothing is said the query fails: who forgets shall hear of it. */
export type Scope = { kind: 'none' } | { kind: 'tenant'; tenantId: string } | { kind: 'platform' }

const scopes = new AsyncLocalStorage<Scope>()
const none: Scope = { kind: 'none' }
const platform: Scope = { kind: 'platform' }

/**
 * Does `work` for one club. The database then shows and takes that club's rows alone, whatever a statement asks for: the second
 * lock behind the `tenantId` that every statement carries (docs/decisions/050).
 */
export function inTenant<T>(tenantId: string, work: () => T | PromiseLike<T>): Promise<T> {
  return scopes.run({ kind: 'tenant', tenantId }, async () => await work())
}

/** Does `work` for the installation itself: starting, seeding, finding out what is due. Never on behalf of a request's words. */
export function asPlatform<T>(work: () => T | PromiseLike<T>): Promise<T> {
  // A query runs when it is awaited: that too has to happen in here.
  return scopes.run(platform, async () => await work())
}

/** A transaction keeps the scope in which it began. */
export function currentScope(): Scope {
  return scopes.getStore() ?? none
}
