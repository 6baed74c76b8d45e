import type { StaffApp } from './staff-app.ts'

/**
 * Tables in which every change leaves rows by design: history, earlier versions, undo data, facts, and words for
 * spelling search.
 */
const traces = [
  'audit_entry',
  'bulk_change',
  'fact',
  'figure_class',
  'figure_day',
  'payout_statement',
  'published_version',
  'search_word',
]
/** Columns with times, authors, and counters that only grow. */
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

/** Conditions for the rows that count, by table. */
const rowFilters: Record<string, string> = {
  draft: `and state <> 'bin'`,
  access_code: 'and expires_at is null and ended_at is null',
  code_batch: 'and exists (select from access_code where batch_id = code_batch.id and access_code.ended_at is null)',
  category: 'and not hidden',
  plan: 'and archived_at is null and replaced_by is null',
  // Only the current policies; earlier versions are kept.
  consent:
    'and (policy, published_at) in (select policy, max(published_at) from consent where tenant_id = $1 group by policy)',
  channel: 'and not hidden',
  coach: 'and not hidden',
  collection: 'and not hidden',
  live_event: 'and not hidden',
}

/** A fingerprint of each of the club's tables, without binned and unpublished rows. */
export async function clubState(app: StaffApp, tenant = 'pulse'): Promise<Record<string, string>> {
  const [club] = (await app.database.execute('select id from tenant where name = $1', [tenant])).rows
  const query = queries.get(app) ?? (await fingerprintQuery(app))
  queries.set(app, query)
  const { rows } = await app.database.execute(query, [club?.id])
  return Object.fromEntries(rows.map(({ name, print }) => [String(name), String(print)]))
}

/** By app, since its tables don't change. */
const queries = new WeakMap<StaffApp, string>()

/**
 * Adds the rows' hashes, which is faster than sorting their texts, and hashes the columns, which is faster than making
 * JSON.
 */
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
      const own = name === 'tenant' ? 'id = $1' : `tenant_id = $1 ${rowFilters[name] ?? ''}`
      return `select '${name}' as name, count(*) || '/' || coalesce(sum(hashtextextended(row(${columns})::text, 0)), 0) as print
        from "${name}" where ${own}`
    })
    .join(' union all ')
}
