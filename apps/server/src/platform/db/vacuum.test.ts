// @database embedded
import { expect, it } from 'vitest'
import { openEmbedded } from './embedded.ts'

it('reuses the space of deleted rows and updates the planner’s row counts', async () => {
  const database = await openEmbedded('memory')
  const insert = `insert into probe select n, repeat('x', 200) from generate_series(1, 5000) n`
  const size = async () => (await database.execute(`select pg_relation_size('probe')::int as bytes`)).rows[0]?.bytes
  try {
    await database.execute('create table probe (id int, text text)')
    await database.execute(insert)
    const full = await size()
    await database.execute('delete from probe')
    await database.vacuum()
    await database.execute(insert)
    expect(await size()).toBe(full)
    await database.vacuum()
    const { rows } = await database.execute(`select reltuples::int as rows from pg_class where relname = 'probe'`)
    expect(rows).toEqual([{ rows: 5000 }])
  } finally {
    await database.close()
  }
})
