import type { NotifyChannel } from './database.ts'

type Run = (text: string) => Promise<Record<string, unknown>[]>

/** The tables behind each cache; `key` lists the columns that make the notification's payload, joined by a slash. */
const announced: readonly { channel: NotifyChannel; key: readonly string[]; tables: readonly string[] }[] = [
  {
    channel: 'catalogue_changed',
    key: ['tenant_id'],
    tables: [
      'virtual_class',
      'category',
      'channel',
      'channel_class',
      'collection',
      'collection_item',
      'live_event',
      'planned_class',
    ],
  },
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
 * after its write can't leave stale caches elsewhere. Does nothing if all triggers exist.
 */
export async function announceChanges(run: Run): Promise<void> {
  const wanted = announced.flatMap(({ channel, key, tables }) =>
    tables.flatMap((table) =>
      Object.entries(events).map(([event, rows]) => ({
        channel,
        key,
        table,
        event,
        rows,
        name: `${channel}_${event}`,
      })),
    ),
  )
  const ended = { channel: 'session_ended', key: ['token_hash'], table: 'session', event: 'delete', rows: 'old' }
  const triggers = [...wanted, { ...ended, name: 'session_ended_delete' }]
  const names = [...new Set(triggers.map(({ name }) => `'${name}'`))]
  const [found] = await run(`select count(*)::int as triggers from pg_trigger where tgname in (${names})`)
  if (found?.triggers === triggers.length) return
  const made = triggers.map(({ channel, key, table, event, rows, name }) => {
    return `create or replace trigger ${name} after ${event} on ${table} referencing ${rows} table as changed
      for each statement execute function announce_change('${channel}', '${key.join(', ')}');`
  })
  await run(`
    create or replace function announce_change() returns trigger language plpgsql as $$
      begin
        execute format('select pg_notify(%L, key) from (select distinct concat_ws(''/'', %s) as key from changed) as keys',
          tg_argv[0], tg_argv[1]);
        return null;
      end
    $$;
    ${made.join('\n')}`)
}
