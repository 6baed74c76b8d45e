// @database embedded
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { expect, it } from 'vitest'
import { completeTextSearch, prepareTextSearch } from './text-search.ts'

it('recomputes the words of decomposed text that were stored before text was normalised', async () => {
  const database = await PGlite.create({ extensions: { pg_trgm, unaccent } })
  const run = (text: string) => database.exec(text)
  await prepareTextSearch(run)
  await run(`create or replace function public.text_words(value text) returns tsvector
    language sql immutable as $$ select strip(to_tsvector('pg_catalog.simple', public.unaccent('public.unaccent', lower(value)))) $$;`)
  const columns = 'tenant_id text, name text, description text'
  const words = (of: string) =>
    `search_words tsvector generated always as (class_words(name, description, ${of})) stored`
  await run(`create table search_word (tenant_id text, word text, primary key (tenant_id, word));
    create table virtual_class (${columns}, instructor text, labels jsonb, ${words('instructor, labels')});
    create table live_event (${columns}, instructor text, labels jsonb, ${words('instructor, labels')});`)
  const name = '아침 Май'.normalize('NFD')
  await database.query(`insert into virtual_class values ('a', $1, '', null, '[]'), ('a', 'Flow', '', null, '[]')`, [
    name,
  ])
  await database.query(`insert into live_event values ('a', $1, '', null, '[]')`, [name])
  const wordsOf = async (table: string) =>
    (await database.query(`select tsvector_to_array(search_words) as words from ${table} where name = $1`, [name])).rows
  const expected = [{ words: ['май', '아침'] }]
  expect(await wordsOf('virtual_class')).not.toEqual(expected)
  await prepareTextSearch(run)
  await completeTextSearch(run)
  expect(await wordsOf('virtual_class')).toEqual(expected)
  expect(await wordsOf('live_event')).toEqual(expected)
  const known = (await database.query<{ word: string }>('select word from search_word order by word')).rows
  expect(known.map(({ word }) => word)).toEqual(['май', '아침'])
  await database.close()
})
