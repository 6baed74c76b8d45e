import type { Scope } from '../tenancy/scope.ts'

type Run = (text: string) => Promise<Record<string, unknown>[]>

/** What a connection is told for a scope: its role and its club. */
export type Bolt = { role: string; club: string }
export type TenantLock = { boltOf: (scope: Scope) => Bolt }
/** Superusers pass every policy, so they take on this role for a club's work; an ordinary owner is held by `force`. */
const lockedRole = 'upbeat_club'
/** Rows of the installation itself, which a club's work has no business with. */
const platformTables = [
  'tenant',
  'secret',
  'setup_progress',
  'staff_account',
  'staff_browser',
  'staff_passkey',
  'staff_recovery_code',
  'staff_session',
  'staff_token',
]
/** Tables that a club's work only adds to; triggers hold everybody else to that. */
const appendOnlyTables = ['audit_entry']

/** Sets what `boltOf` answered; one statement, so that a connection is never half set. */
export const turnBolt = `select set_config('role', $1, false), set_config('upbeat.club', $2, false)`

/**
 * Puts row-level security on every table with a `tenant_id`, those of later migrations too; does nothing where all have it.
 * To be run as the owner of the tables, by one server at a time.
 */
export async function installTenantLock(run: Run): Promise<TenantLock> {
  const passesPolicies = await isAboveTheLaw(run)
  const role = passesPolicies || (await mayTakeOn(run, lockedRole)) ? lockedRole : 'none'
  if (await isIncomplete(run, role)) await run(installation(role, passesPolicies))
  return {
    boltOf: (scope) => {
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

/** An ordinary owner that was made a member of the role uses it too (docs/self-hosting.md). */
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
 * One comparison that an index can serve, with a setting of the session. Whoever passes policies does the platform's work past
 * them; an ordinary owner needs a policy that lets it.
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

/** Roles belong to the whole cluster, where another server may be making this one just now. */
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
