import pg from 'pg'
import { DatabaseError } from '../db/database.ts'
import { hidePassword } from './hide-password.ts'
import { run } from './run.ts'

/** What the server sets to work on all clubs; the policy `platform` then shows every row (tenant-lock.ts). */
const everyClub = '-c upbeat.club=*'

/**
 * Dumps the database as the role in the address: its owner, whom row-level security applies to as well, or one that
 * bypasses it.
 * @throws DatabaseError if that role would see only some of the rows, since the dump would silently lack the rest
 */
export async function dumpPostgresql(url: string, file: string): Promise<void> {
  await assertSeesEverything(url)
  const parameters = ['--format=custom', '--no-owner', '--no-privileges', '--no-comments', '--enable-row-security']
  const { address, environment } = hidePassword(url)
  await run('pg_dump', [...parameters, `--file=${file}`, address], {
    environment: { ...environment, PGOPTIONS: everyClub },
  })
}

async function assertSeesEverything(url: string) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  try {
    await client.connect()
    const { rows } = await client.query(`select current_user as name from pg_roles
      where rolname = current_user and not rolsuper and not rolbypassrls and exists (
        select from pg_class c where c.relrowsecurity and c.relnamespace = 'public'::regnamespace
        and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'platform'))`)
    if (rows.length === 0) return
    throw new DatabaseError(`${rows[0].name} can’t read every club’s rows: use a role with bypassrls for backups.`)
  } catch (error) {
    if (error instanceof DatabaseError) throw error
    const { message, code } = error as { message: string; code?: string }
    throw new DatabaseError(`The database can’t be reached: ${message || code}`)
  } finally {
    await client.end().catch(() => {})
  }
}
