import pg from 'pg'
import { currentScope, type Scope } from '../tenancy/scope.ts'

import { type Bolt, type TenantLock, turnBolt } from './tenant-lock.ts'

type Callback = Parameters<pg.Pool['connect']>[0]

/**
 * A pool that sets each connection to the caller's scope before handing it out. A connection keeps its club, so that an
 * extra statement is sent only if the club changes. This relies on session settings: poolers in transaction mode don't
 * isolate them.
 */
export class ScopedPool extends pg.Pool {
  readonly #set = new WeakMap<pg.ClientBase, Bolt>()
  #boltOf: TenantLock['boltOf'] = () => ({ role: 'none', club: '*' })

  /** Starts to apply scopes; until then every query runs as the platform. */
  lock(boltOf: TenantLock['boltOf']) {
    this.#boltOf = boltOf
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: Callback): void
  override connect(callback?: Callback): Promise<pg.PoolClient> | undefined {
    const scope = currentScope()
    const connected = this.#connectFor(scope)
    if (!callback) return connected
    connected.then(
      (client) => callback(undefined, client, (release) => client.release(release)),
      (error: Error) => callback(error, undefined, () => {}),
    )
    return undefined
  }

  async #connectFor(scope: Scope) {
    const bolt = this.#boltOf(scope)
    const client = await super.connect()
    try {
      await this.#turn(client, bolt)
      return client
    } catch (error) {
      // A connection whose settings failed has an unknown scope: drop it.
      client.release(true)
      throw error
    }
  }

  async #turn(client: pg.PoolClient, bolt: Bolt) {
    const known = this.#set.get(client)
    if (known?.role === bolt.role && known.club === bolt.club) return
    this.#set.delete(client)
    await client.query(turnBolt, [bolt.role, bolt.club])
    this.#set.set(client, bolt)
  }
}
