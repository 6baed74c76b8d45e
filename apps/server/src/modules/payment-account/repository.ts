import { and, eq, ne } from 'drizzle-orm'
import { type Database, schema } from '../../platform/db/database.ts'
import type { PaymentAccountRow } from './payment-account.ts'

const { paymentAccount } = schema
export type PaymentAccountRepository = ReturnType<typeof createPaymentAccountRepository>

export function createPaymentAccountRepository(db: Database) {
  return {
    /** Of all clubs. */
    all: (): Promise<PaymentAccountRow[]> => db.select().from(paymentAccount),
    async find(tenantId: string): Promise<PaymentAccountRow | null> {
      const [row] = await db.select().from(paymentAccount).where(eq(paymentAccount.tenantId, tenantId))
      return row ?? null
    },
    /** The same, until the transaction ends. */
    async lock(tenantId: string): Promise<PaymentAccountRow | null> {
      const [row] = await db.select().from(paymentAccount).where(eq(paymentAccount.tenantId, tenantId)).for('update')
      return row ?? null
    },
    /** Whether a club other than this one has the account. */
    async isTaken(tenantId: string, { accountId, mode }: Pick<PaymentAccountRow, 'accountId' | 'mode'>) {
      const isSame = and(eq(paymentAccount.accountId, accountId), eq(paymentAccount.mode, mode))
      const rows = await db
        .select({ tenantId: paymentAccount.tenantId })
        .from(paymentAccount)
        .where(and(isSame, ne(paymentAccount.tenantId, tenantId)))
      return rows.length > 0
    },
    /** Replaces the club's. */
    async put(row: PaymentAccountRow) {
      const { tenantId, ...values } = row
      await db.insert(paymentAccount).values(row).onConflictDoUpdate({ target: paymentAccount.tenantId, set: values })
    },
    async remove(tenantId: string) {
      await db.delete(paymentAccount).where(eq(paymentAccount.tenantId, tenantId))
    },
  }
}
