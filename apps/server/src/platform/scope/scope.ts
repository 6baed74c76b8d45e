import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * Whose rows a query may touch: one club's or all. A query without a scope fails, so that a forgotten one is noticed.
 */
export type Scope = { kind: 'none' } | { kind: 'tenant'; tenantId: string } | { kind: 'platform' }

const scopes = new AsyncLocalStorage<Scope>()
const none: Scope = { kind: 'none' }
const platform: Scope = { kind: 'platform' }

/**
 * Runs `work` for one club. The database then shows and accepts only that club's rows, as a second barrier besides the
 * `tenantId` that every statement carries (docs/decisions/050).
 */
export function inTenant<T>(tenantId: string, work: () => T | PromiseLike<T>): Promise<T> {
  return scopes.run({ kind: 'tenant', tenantId }, async () => await work())
}

/**
 * Runs `work` for the installation itself: start, seeding, finding due work. Never with a scope taken from a request.
 */
export function asPlatform<T>(work: () => T | PromiseLike<T>): Promise<T> {
  // A query runs when it is awaited, so the await has to be inside the scope.
  return scopes.run(platform, async () => await work())
}

/** A transaction keeps the scope in which it began. */
export function currentScope(): Scope {
  return scopes.getStore() ?? none
}
