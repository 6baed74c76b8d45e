import type { PGlite } from '@electric-sql/pglite'
import { currentScope } from '../tenancy/scope.ts'
import { preparedStatements } from './prepared-statements.ts'
import { type Bolt, type TenantLock, turnBolt } from './tenant-lock.ts'

export type ScopedEngine = Pick<PGlite, 'query' | 'exec' | 'transaction'> & {
  lock: (boltOf: TenantLock['boltOf']) => void
  /** Runs `work` while no statement runs. */
  between: <T>(work: () => Promise<T>) => Promise<T>
}

/**
 * The embedded engine has one connection: statements and transactions run one after another, and the connection is set
 * to the caller's scope first if it isn't already.
 */
export function scopedEngine(client: PGlite): ScopedEngine {
  const query = preparedStatements(client)
  let boltOf: TenantLock['boltOf'] = () => ({ role: 'none', club: '*' })
  let set: Bolt | null = null
  let turn: Promise<unknown> = Promise.resolve()

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const bolt = boltOf(currentScope())
    const done = turn.then(async () => {
      if (set?.role !== bolt.role || set.club !== bolt.club) {
        set = null
        await query(turnBolt, [bolt.role, bolt.club])
        set = bolt
      }
      return work()
    })
    turn = done.catch(() => {})
    return done
  }

  return {
    lock: (lock) => {
      boltOf = lock
    },
    between: inTurn,
    query: (text, values, options) => inTurn(() => query(text, values, options)),
    exec: (text, options) => inTurn(() => client.exec(text, options)),
    transaction: (work) => inTurn(() => client.transaction(work)),
  }
}
