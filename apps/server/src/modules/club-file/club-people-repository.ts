import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { rowsOf } from '../../platform/db/rows-of.ts'
import type { Outcome } from '../tenant/admin.ts'

/** A club as it is stored. */
export type ClubRow = Outcome['row']
export type ClubPeople = ReturnType<typeof clubPeopleOn>
/** An account in a club's file: without password and second factor, since the person may work for other clubs too. */
export type FiledAccount = {
  id: string
  email: string
  name: string
  language: string | null
  created_at: string
}

/** The club itself, the people who work there, and what is sealed for this installation. */
export function clubPeopleOn(db: Database) {
  async function club(name: string): Promise<ClubRow | null> {
    type Row = Omit<ClubRow, 'logoSvg' | 'createdAt'> & { logo_svg: string | null; created_at: string }
    const [row] = await rowsOf<Row>(
      db,
      sql`select id, name, domain, config, settings, logo_svg, disabled, suspended, (to_jsonb(created_at)#>>'{}') as created_at from tenant
        where name = ${name}`,
    )
    if (!row) return null
    const { logo_svg: logoSvg, created_at: createdAt, ...club } = row
    return { ...club, logoSvg, createdAt: new Date(createdAt) }
  }

  async function isIdTaken(id: string): Promise<boolean> {
    return (await rowsOf(db, sql`select id from tenant where id = ${id}`)).length > 0
  }

  async function accounts(tenantId: string): Promise<FiledAccount[]> {
    return rowsOf(
      db,
      sql`select id, email, name, language, (to_jsonb(created_at)#>>'{}') as created_at from staff_account
        where id in (select account_id from staff_membership where tenant_id = ${tenantId}) order by id`,
    )
  }

  async function sealedWebhooks(tenantId: string): Promise<{ id: string; sealed: string }[]> {
    return rowsOf(db, sql`select id, sealed_secret as sealed from webhook where tenant_id = ${tenantId} order by id`)
  }

  async function paymentAccounts(tenantId: string): Promise<string[]> {
    const rows = await rowsOf<{ name: string }>(
      db,
      sql`select coalesce(account_name, account_id) as name from payment_account where tenant_id = ${tenantId}`,
    )
    return rows.map(({ name }) => name)
  }

  return { club, isIdTaken, accounts, sealedWebhooks, paymentAccounts }
}
