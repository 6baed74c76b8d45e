// @database embedded
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { expect, it } from 'vitest'
import { migrationsFolder } from './migrations.ts'

it('PLAT-02 moves that members see become part of the class’s draft and of its versions', async () => {
  const database = new PGlite()
  const key = 'tenant_id text, kind text, id text, fields jsonb'
  await database.exec(`create table draft (${key}); create table published_version (${key}, version int);
    create table class_moves (tenant_id text, class_tag text, moves jsonb);
    insert into draft values ('a', 'class', 'flow', '{"name": "Flow"}'), ('b', 'class', 'flow', '{}'), ('a', 'look', 'flow', '{}');
    insert into published_version values ('a', 'class', 'flow', '{"name": "Flow"}', 1);
    insert into class_moves values ('a', 'flow', '[{"name": "Squat"}]');`)
  await database.exec(readFileSync(join(migrationsFolder, '0021_moves_in_drafts.sql'), 'utf8'))
  const fieldsIn = async (table: string) =>
    (await database.query<{ fields: object }>(`select fields from ${table} order by tenant_id, kind`)).rows
  const whole = { fields: { name: 'Flow', moves: [{ name: 'Squat' }] } }
  expect(await fieldsIn('draft')).toEqual([whole, { fields: {} }, { fields: { moves: [] } }])
  expect(await fieldsIn('published_version')).toEqual([whole])
  await database.close()
})
