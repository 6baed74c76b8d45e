import pg from 'pg'
import { currentScope, type Scope } from '../scope/scope.ts'

import { applySettings, type SessionSettings, type TenantLock } from './tenant-lock.ts'

type Callback = Parameters<pg.Pool['connect']>[0]

/**
 * A pool that sets each connection to the caller's scope before handing it out. A connection keeps its club, so that an
 * extra statement is sent only if the club changes. This relies on session settings: poolers in transaction mode don't
 * isolate them.
 */
export class ScopedPool extends pg.Pool {
  readonly #set = new WeakMap<pg.ClientBase, SessionSettings>()
  #settingsOf: TenantLock['settingsOf'] = () => ({ role: 'none', club: '*' })

  /** Starts to apply scopes; until then every query runs as the platform. */
  lock(settingsOf: TenantLock['settingsOf']) {
    this.#settingsOf = settingsOf
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
    const settings = this.#settingsOf(scope)
    const client = await super.connect()
    try {
      await this.#apply(client, settings)
      return client
    } catch (error) {
      // A connection whose settings failed has an unknown scope: drop it.
      client.release(true)
      throw error
    }
  }

  async #apply(client: pg.PoolClient, settings: SessionSettings) {
    const known = this.#set.get(client)
    if (known?.role === settings.role && known.club === settings.club) return
    this.#set.delete(client)
    await client.query(applySettings, [settings.role, settings.club])
    this.#set.set(client, settings)
  }
}
