import type { StaffApp } from './staff-app.ts'

/** What a change leaves behind by design: the history, earlier versions, what is kept to undo, and words that search may correct to. */
const traces = ['audit_entry', 'bulk_change', 'published_version', 'search_word']
/** When and by whom, and counters that only grow. */
const bookkeeping =
  'revision, version, changed_at, changed_by, created_at, updated_at, published_at, binned_at, state_before_bin'

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
  const { rows: tables } = await app.database.execute(
    `select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'tenant_id' order by 1`,
  )
  const names = tables.map(({ name }) => String(name)).filter((name) => !traces.includes(name))
  const ignored = `'{${bookkeeping}}'::text[]`
  const ofTable = (name: string) => {
    const isShown = standing[name] ?? ''
    return `select '${name}' as name, md5(coalesce(string_agg(row, ',' order by row), '')) as print from
      (select (to_jsonb(t) - ${ignored})::text as row from "${name}" t where tenant_id = $1 ${isShown}) as rows`
  }
  const own = `select 'tenant' as name, md5((to_jsonb(t) - ${ignored})::text) as print from tenant t where id = $1`
  const { rows } = await app.database.execute([...names.map(ofTable), own].join(' union all '), [club?.id])
  return Object.fromEntries(rows.map(({ name, print }) => [String(name), String(print)]))
}
