// @database both
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { rowsOf } from '../../../platform/db/rows-of.ts'
import { inTenant } from '../../../platform/scope/scope.ts'
import { openStaffApp, type StaffApp } from '../../../testing/staff-app.ts'
import { createMemberListRepository } from './member-list-repository.ts'

const size = 20_000
/** What is read in order before the index is asked (`window`). */
const readInOrder = 3000
/** What this transaction has read of the table so far: by scans, and through its indexes. */
const readsOfTransaction = sql`select seq_tup_read as scanned, coalesce(idx_tup_fetch, 0) as fetched
  from pg_stat_xact_user_tables where relname = 'member_search'`

let app: StaffApp
let tenantId: string
beforeAll(async () => {
  app = await openStaffApp()
  const { rows } = await app.database.execute(`select id from tenant where name = 'mono'`)
  tenantId = String(rows[0]?.id)
  // The one who is looked for joined first, so is not among those read in order.
  await app.database.execute(
    `insert into member (id, tenant_id, email, email_key, first_name, last_name, created_at)
      select gen_random_uuid(), $1, address, address, 'Crowd', 'Member', timestamptz '2020-01-01' + n * interval '1 hour'
      from (select n, case n when 1 then 'quixotic.zebra' else 'crowd' || n end || '@club.example' as address
        from generate_series(1, $2::int) n) as made`,
    [tenantId, size],
  )
  await app.database.execute('analyze member_search')
})
afterAll(() => app.close())

/** The rows of the members' texts that a search reads, by scanning the table and by its indexes. */
async function readBy(word: string) {
  return inTenant(tenantId, () =>
    app.database.db.transaction(async (transaction) => {
      const counted = async () => {
        const [row] = await rowsOf<Record<'scanned' | 'fetched', string>>(transaction, readsOfTransaction)
        return { scanned: Number(row?.scanned), fetched: Number(row?.fetched) }
      }
      const before = await counted()
      const question = { words: [word], label: undefined, restrictions: [], sort: 'joined', skip: 0, take: 51 } as const
      const found = await createMemberListRepository(transaction).page(tenantId, question)
      const after = await counted()
      return { found, scanned: after.scanned - before.scanned, fetched: after.fetched - before.fetched }
    }),
  )
}

it.each(['quixotic', 'ic.zeb', 'ZEBRA@club', 'nobody-of-this-name'])(
  'MEMB-01 finds “%s” among 20,000 members by the index, without reading the table',
  async (word) => {
    const { found, scanned, fetched } = await readBy(word)
    expect(found).toHaveLength(word.startsWith('nobody') ? 0 : 1)
    expect(scanned).toBe(0)
    expect(fetched).toBeLessThan(readInOrder + 100)
  },
)
