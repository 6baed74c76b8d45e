// @database embedded
import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { preparedStatements } from './prepared-statements.ts'

let client: PGlite
let query: PGlite['query']
let within: ReturnType<typeof preparedStatements>['within']
beforeAll(async () => {
  client = new PGlite('memory://')
  await client.exec(`create table class (
    tag text primary key, minutes int, is_new boolean, begun timestamptz, words text[], config jsonb, price numeric, number bigint)`)
  ;({ query, within } = preparedStatements(client))
})
afterAll(() => client.close())

describe('repeated statements', () => {
  it.each([
    ['rows', 'select $1::text as a, $2::int as b', ['one', 2]],
    ['nothing', 'select $1::text as a where false', ['one']],
    ['null', 'select $1::text as a, null::int as b', [null]],
    ['times', 'select $1::timestamptz as a, $2::date as b', [new Date('2026-11-22T05:00:00Z'), '2026-11-22']],
    [
      'lists',
      'select $1::text[] as a, $2::int[] as b',
      [
        ['a', 'b "c", {d}'],
        [1, 2],
      ],
    ],
    [
      'lists of each type',
      'select $1::text[] a, $2::int[] b, $3::bigint[] c, $4::float8[] d, $5::real[] e, $6::bool[] f, $7::date[] g, $8::uuid[] h',
      [
        ['a\\b', '', 'NULL', null, "d'é\n", '{}'],
        [1, null],
        ['9007199254740993', 2],
        [0.1, 1e21, -0.5],
        [0.25],
        [true, false, null],
        ['2026-11-22', null],
        ['3c1b7f0e-52a4-4c8d-9a61-0d4f7be21a01'],
      ],
    ],
    ['empty lists', 'select $1::text[] as a, $2::uuid[] as b', [[], []]],
    [
      'lists in lists',
      'select $1::text[] as a',
      [
        [
          ['a', 'b'],
          ['c', null],
        ],
      ],
    ],
    ['documents', 'select $1::jsonb as a', [{ name: 'Yoga', list: [1, null] }]],
    ['numbers', 'select $1::numeric as a, $2::bigint as b, $3::float8 as c', ['1.50', 9_007_199_254_740_993n, 0.25]],
    ['two columns of one name', 'select $1::text as a, $2::text as a', ['one', 'two']],
    ['no parameters', 'select 1 as a', []],
  ])('return %s like the engine', async (_, text, values) => {
    for (const options of [{}, { rowMode: 'array' }, { parsers: { 25: (read: string) => `${read}!` } }] as const) {
      const own = await client.query(text, values, options)
      for (let time = 0; time < 3; time++) {
        const { rows, fields } = await query(text, values, options)
        expect({ rows, fields }).toEqual({ rows: own.rows, fields: own.fields })
      }
    }
  })

  it('report how many rows they changed', async () => {
    const insert = 'insert into class (tag, minutes) values ($1, $2) on conflict do nothing'
    for (const tag of ['a', 'b', 'c']) expect((await query(insert, [tag, 10])).affectedRows).toBe(1)
    expect((await query(insert, ['c', 10])).affectedRows).toBe(0)
    const update = 'update class set minutes = $1'
    for (let minutes = 1; minutes < 4; minutes++) expect((await query(update, [minutes])).affectedRows).toBe(3)
    expect((await query('select * from class')).rows).toHaveLength(3)
  })

  it('fail like unprepared ones, and don’t affect the next statement', async () => {
    const divide = 'select 1 / $1::int as a'
    for (let time = 0; time < 3; time++) {
      await expect(query(divide, [0])).rejects.toMatchObject({ code: '22012' })
      await expect(query('select nonsense from class')).rejects.toMatchObject({ code: '42703' })
      expect((await query(divide, [1])).rows).toEqual([{ a: 1 }])
    }
  })

  it('stay prepared after the transaction that first used them, also if it was rolled back', async () => {
    const insert = `insert into class (tag) values ($1) on conflict do nothing returning tag`
    const insertWithin = (tag: string) =>
      client.transaction(async (transaction) => {
        const { rows } = await within(transaction).query(insert, [tag])
        if (tag !== 'kept') throw new Error('not kept')
        return rows
      })
    for (const tag of ['x', 'y', 'z']) await expect(insertWithin(tag)).rejects.toThrow('not kept')
    expect(await insertWithin('kept')).toEqual([{ tag: 'kept' }])
    const { rows } = await query(`select tag from class where tag in ('x', 'y', 'z', 'kept')`)
    expect(rows).toEqual([{ tag: 'kept' }])
    const prepared = await client.query('select from pg_prepared_statements where statement = $1', [insert])
    expect(prepared.rows).toHaveLength(1)
  })

  it('are prepared up to a limit, and run unprepared beyond it', async () => {
    for (let time = 0; time < 2; time++) {
      for (let number = 0; number < 320; number++) {
        expect((await query(`select $1::int + ${number} as a`, [1])).rows).toEqual([{ a: 1 + number }])
      }
    }
    const { rows } = await client.query<{ count: number }>('select count(*)::int as count from pg_prepared_statements')
    expect(rows[0]?.count).toBeLessThanOrEqual(300)
  })
})
