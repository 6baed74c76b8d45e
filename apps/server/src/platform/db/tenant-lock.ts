import type { Scope } from '../scope/scope.ts'

type Run = (text: string) => Promise<Record<string, unknown>[]>

/** Session settings that scope a connection: its role and its club. */
export type SessionSettings = { role: string; club: string }
export type TenantLock = { settingsOf: (scope: Scope) => SessionSettings }
/**
 * Superusers bypass policies, so they switch to this role for a club's queries; for an ordinary owner `force` is
 * enough.
 */
const lockedRole = 'upbeat_club'
/** The installation's own rows, to which a club's queries have no access. */
const platformTables = [
  'tenant',
  'secret',
  'paused_queue',
  'server_process',
  'setup_progress',
  'staff_account',
  'staff_browser',
  'staff_passkey',
  'staff_recovery_code',
  'staff_session',
  'staff_token',
]
/** Tables to which a club's queries may only add; triggers restrict the platform's as well. */
const appendOnlyTables = ['audit_entry', 'fact', 'figure_day', 'payout_statement', 'watch_range']

/** Applies the settings in one statement, so that a connection never has half of them. */
export const applySettings = `select set_config('role', $1, false), set_config('upbeat.club', $2, false)`

/**
 * Puts row-level security on every table with a `tenant_id`, those of later migrations included; does nothing if all
 * have it. Must run as the owner of the tables, on one server at a time.
 */
export async function installTenantLock(run: Run): Promise<TenantLock> {
  const passesPolicies = await isAboveTheLaw(run)
  const role = passesPolicies || (await mayTakeOn(run, lockedRole)) ? lockedRole : 'none'
  if (await isIncomplete(run, role)) await run(installation(role, passesPolicies))
  return {
    settingsOf: (scope) => {
      if (scope.kind === 'platform') return { role: 'none', club: '*' }
      if (scope.kind === 'tenant') return { role, club: scope.tenantId }
      throw new Error('No club is set for this query: wrap it in inTenant() or asPlatform().')
    },
  }
}

async function isAboveTheLaw(run: Run) {
  const [user] = await run('select rolsuper or rolbypassrls as passes from pg_roles where rolname = current_user')
  return user?.passes === true
}

/** An ordinary owner that is a member of the role uses it too (docs/self-hosting.md). */
async function mayTakeOn(run: Run, role: string) {
  const [found] = await run(
    `select pg_has_role(current_user, oid, 'member') as may from pg_roles where rolname = '${role}'`,
  )
  return found?.may === true
}

async function isIncomplete(run: Run, role: string) {
  const open = `not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'own_club')`
  const ungranted = `(not exists (select from pg_roles where rolname = '${role}')
    or not has_table_privilege('${role}', c.oid, 'insert'))`
  const [row] = await run(`select count(*)::int as missing from pg_class c
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname not in (${platformTables.map(quoted)})
    and ((${isClubs} and ${open}) ${role === 'none' ? '' : `or ${ungranted}`})`)
  return Number(row?.missing) > 0
}

const isClubs = `exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant_id')`

/**
 * The policy is one comparison with a session setting, which an index can serve. A role that bypasses policies needs no
 * other for the platform's queries; an ordinary owner needs one that permits them.
 */
function installation(role: string, passesPolicies: boolean) {
  return `
do $$
declare t record;
begin
  ${role === 'none' ? '' : grants(role)}
  for t in select c.oid::regclass as name from pg_class c
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and ${isClubs}
  loop
    execute format('alter table %s enable row level security', t.name);
    execute format('alter table %s force row level security', t.name);
    execute format('drop policy if exists own_club on %s', t.name);
    execute format('drop policy if exists platform on %s', t.name);
    execute format('create policy own_club on %s using (tenant_id = current_setting(''upbeat.club''))', t.name);
    ${passesPolicies ? '' : `execute format('create policy platform on %s using (current_setting(''upbeat.club'') = ''*'')', t.name);`}
  end loop;
end $$;`
}

/** Roles are shared by the whole cluster, in which another server may be creating this one at the same time. */
function grants(role: string) {
  return `
  begin
    create role ${role} nologin nosuperuser nobypassrls;
  exception when duplicate_object or unique_violation or insufficient_privilege then null;
  end;
  grant usage on schema public to ${role};
  grant select, insert, update, delete on all tables in schema public to ${role};
  revoke all on ${platformTables.join(', ')} from ${role};
  revoke update, delete, truncate on ${appendOnlyTables.join(', ')} from ${role};`
}

function quoted(name: string) {
  return `'${name}'`
}
