import pg from 'pg'
import { currentScope, type Scope } from '../tenancy/scope.ts'

import { type Bolt, type TenantLock, turnBolt } from './tenant-lock.ts'

type Callback = Parameters<pg.Pool['connect']>[0]

/**
 * A pool whose connections are set to the asker's scope before they are handed out. A connection keeps its club, so that a
 * statement more is sent only where the club changes. Settings of a session need connections of one's own: poolers in
 * transaction mode don't keep them apart.
 */
export class ScopedPool extends pg.Pool {
  readonly #set = new WeakMap<pg.ClientBase, Bolt>()
  #boltOf: TenantLock['boltOf'] = () => ({ role: 'none', club: '*' })

  /** From here on the scope counts; until then everything is the platform's. */
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
      // Nobody knows whose a connection is that could not be set.
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
