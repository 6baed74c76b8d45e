import type { StaffApp } from './staff-app.ts'

/** What a change leaves behind by design: the history, earlier versions, what is kept to undo, and words that search may correct to. */
const traces = ['audit_entry', 'bulk_change', 'published_version', 'search_word']
/** When and by whom, and counters that only grow. */
const bookkeeping = [
  'revision',
  'version',
  'changed_at',
  'changed_by',
  'created_at',
  'updated_at',
  'published_at',
  'binned_at',
  'state_before_bin',
]

/** Which rows of a table count. */
const standing: Record<string, string> = {
  draft: `and state <> 'bin'`,
  access_code: 'and expires_at is null',
  category: 'and not hidden',
  // What members are asked about; earlier versions stay.
  consent:
    'and (policy, published_at) in (select policy, max(published_at) from consent where tenant_id = $1 group by policy)',
  channel: 'and not hidden',
  collection: 'and not hidden',
}

/** All that the database holds of a club, a fingerprint by table; without what lies in the bin and what is off air. */
export async function clubState(app: StaffApp, tenant = 'pulse'): Promise<Record<string, string>> {
  const [club] = (await app.database.execute('select id from tenant where name = $1', [tenant])).rows
  const query = queries.get(app) ?? (await fingerprintQuery(app))
  queries.set(app, query)
  const { rows } = await app.database.execute(query, [club?.id])
  return Object.fromEntries(rows.map(({ name, print }) => [String(name), String(print)]))
}

/** By app: the tables don't change while one runs. */
const queries = new WeakMap<StaffApp, string>()

/** Adds up the hashes of the rows, since sorting their texts takes longer than all else; of the columns themselves, since making JSON of them does too. */
async function fingerprintQuery(app: StaffApp): Promise<string> {
  const { rows: tables } = await app.database.execute(
    `select table_name as name, string_agg(quote_ident(column_name), ', ' order by ordinal_position)
        filter (where column_name <> all($1)) as columns
      from information_schema.columns where table_schema = 'public' group by 1
      having table_name = 'tenant' or bool_or(column_name = 'tenant_id') order by 1`,
    [bookkeeping],
  )
  return tables
    .map(({ name, columns }) => ({ name: String(name), columns: String(columns) }))
    .filter(({ name }) => !traces.includes(name))
    .map(({ name, columns }) => {
      const own = name === 'tenant' ? 'id = $1' : `tenant_id = $1 ${standing[name] ?? ''}`
      return `select '${name}' as name, count(*) || '/' || coalesce(sum(hashtextextended(row(${columns})::text, 0)), 0) as print
        from "${name}" where ${own}`
    })
    .join(' union all ')
}
