import type { NotifyChannel } from './database.ts'

type Run = (text: string) => Promise<Record<string, unknown>[]>

/**
 * The tables behind each cache; `key` lists the columns that make the notification's payload, joined by a slash. A
 * statement that changes more than `maxNamed` rows notifies the shorter key `many` instead.
 */
type Announced = { channel: NotifyChannel; key: readonly string[]; many?: readonly string[]; tables: readonly string[] }
const maxNamed = 100
const announced: readonly Announced[] = [
  { channel: 'catalogue_changed', key: ['tenant_id', 'tag'], many: ['tenant_id'], tables: ['virtual_class'] },
  {
    channel: 'catalogue_changed',
    key: ['tenant_id'],
    tables: [
      'category',
      'channel',
      'channel_class',
      'coach',
      'collection',
      'collection_item',
      'live_event',
      'planned_class',
    ],
  },
  { channel: 'wording_changed', key: ['tenant_id'], tables: ['phrase_override'] },
  { channel: 'events_changed', key: ['tenant_id'], tables: ['live_event', 'live_broadcast'] },
  { channel: 'access_changed', key: ['member_id'], tables: ['subscription'] },
  {
    channel: 'media_changed',
    key: ['tenant_id', 'class_tag'],
    tables: ['media_version', 'media_revision', 'class_captions'],
  },
]
const events = { insert: 'new', update: 'new', delete: 'old' } as const

/**
 * Installs triggers that notify every server of a change in the same transaction, so that a server that crashes right
 * after its write can't leave stale caches elsewhere. Does nothing if all triggers exist as they are declared here.
 */
export async function announceChanges(run: Run): Promise<void> {
  const wanted = announced.flatMap(({ channel, key, many = key, tables }) =>
    tables.flatMap((table) =>
      Object.entries(events).map(([event, rows]) => ({
        table,
        event,
        rows,
        name: `${channel}_${event}`,
        values: [channel, key.join(', '), many.join(', ')],
      })),
    ),
  )
  const ended = { table: 'session', event: 'delete', rows: 'old', name: 'session_ended_delete' }
  const triggers = [...wanted, { ...ended, values: ['session_ended', 'token_hash', 'token_hash'] }]
  if (await areInstalled(triggers, run)) return
  const made = triggers.map(({ name, event, table, rows, values }) => {
    return `create or replace trigger ${name} after ${event} on ${table} referencing ${rows} table as changed
      for each statement execute function announce_change(${values.map((value) => `'${value}'`).join(', ')});`
  })
  await run(`
    create or replace function announce_change() returns trigger language plpgsql as $$
      declare
        total bigint;
      begin
        execute 'select count(*) from changed' into total;
        execute format('select pg_notify(%L, key) from (select distinct concat_ws(''/'', %s) as key from changed) as keys',
          tg_argv[0], tg_argv[case when total > ${maxNamed} then 2 else 1 end]);
        return null;
      end
    $$;
    ${made.join('\n')}`)
}

/** Compares the triggers' arguments too, since those of an older version may be there. */
async function areInstalled(triggers: readonly { name: string; values: readonly string[] }[], run: Run) {
  const names = [...new Set(triggers.map(({ name }) => `'${name}'`))]
  const found = await run(
    `select tgname || ' ' || encode(tgargs, 'hex') as trigger from pg_trigger where tgname in (${names})`,
  )
  const wanted = triggers.map(({ name, values }) => {
    return `${name} ${Buffer.from(values.map((value) => `${value}\0`).join('')).toString('hex')}`
  })
  return (
    found
      .map(({ trigger }) => trigger)
      .toSorted()
      .join() === wanted.toSorted().join()
  )
}
