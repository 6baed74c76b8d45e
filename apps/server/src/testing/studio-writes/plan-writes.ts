import type { StaffApp, TestStaff } from '../staff-app.ts'
import type { Prepare, WalkedWrite } from './recorded-write.ts'

const fields = { name: 'Weekly', price: 5, period: { unit: 'day', count: 7 }, trialDays: 0, benefits: ['All classes'] }

/** Writes of plans and codes. */
export const planWrites = {
  createPlan: async () => ({ body: { ...fields, currency: 'GBP' } }),
  savePlan: async (app, owner) => {
    const { tag, revision } = await planOf(app, owner)
    return { params: { tag }, body: { ...fields, price: 6, trialDays: 3, revision } }
  },
  archivePlan: async (app, owner) => ({ params: { tag: (await planOf(app, owner)).tag } }),
  unarchivePlan: async (app, owner) => {
    const params = { tag: (await planOf(app, owner)).tag }
    await app.studio('archivePlan', { as: owner, params })
    return { params }
  },
  orderPlans: async (app, owner) => ({ body: { tags: [(await planOf(app, owner)).tag] } }),
} satisfies Partial<Record<WalkedWrite, Prepare>>

async function planOf(app: StaffApp, owner: TestStaff): Promise<{ tag: string; revision: number }> {
  return (await app.studio('createPlan', { as: owner, body: { ...fields, currency: 'GBP' } })).body
}
