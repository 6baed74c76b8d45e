import type { PGlite } from '@electric-sql/pglite'
import { currentScope } from '../scope/scope.ts'
import { preparedStatements } from './prepared-statements.ts'
import { applySettings, type SessionSettings, type TenantLock } from './tenant-lock.ts'

export type ScopedEngine = Pick<PGlite, 'query' | 'exec' | 'transaction'> & {
  lock: (settingsOf: TenantLock['settingsOf']) => void
  /** Runs `work` while no statement runs. */
  between: <T>(work: () => Promise<T>) => Promise<T>
}

/**
 * The embedded engine has one connection: statements and transactions run one after another, and the connection is set
 * to the caller's scope first if it isn't already.
 */
export function scopedEngine(client: PGlite): ScopedEngine {
  const { query, within } = preparedStatements(client)
  let settingsOf: TenantLock['settingsOf'] = () => ({ role: 'none', club: '*' })
  let set: SessionSettings | null = null
  let turn: Promise<unknown> = Promise.resolve()

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const settings = settingsOf(currentScope())
    const done = turn.then(async () => {
      if (set?.role !== settings.role || set.club !== settings.club) {
        set = null
        await query(applySettings, [settings.role, settings.club])
        set = settings
      }
      return work()
    })
    turn = done.catch(() => {})
    return done
  }

  return {
    lock: (lock) => {
      settingsOf = lock
    },
    between: inTurn,
    query: (text, values, options) => inTurn(() => query(text, values, options)),
    exec: (text, options) => inTurn(() => client.exec(text, options)),
    transaction: (work) => inTurn(() => client.transaction((transaction) => work(within(transaction)))),
  }
}
