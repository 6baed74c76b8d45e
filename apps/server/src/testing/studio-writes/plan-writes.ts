import type { StaffApp, TestStaff } from '../staff-app.ts'
import type { Prepare, WalkedWrite } from './recorded-write.ts'

const fields = { name: 'Weekly', price: 5, period: { unit: 'day', count: 7 }, trialDays: 0, benefits: ['All classes'] }

const discount = { percentageOff: 10, amountOff: null, months: null, from: null, until: null, maximumUses: null }
const batch = { label: 'Fair', size: 3, days: 30, usesPerCode: 1, until: null }

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
  createDiscount: async () => ({ body: { ...discount, code: 'AUTUMN' } }),
  saveDiscount: async (app, owner) => {
    const { code, revision } = await discountOf(app, owner, 'WINTER')
    return { params: { code }, body: { from: null, until: null, maximumUses: 7, revision } }
  },
  endDiscount: async (app, owner) => ({ params: { code: (await discountOf(app, owner, 'SPRING')).code } }),
  reopenDiscount: async (app, owner) => {
    const params = { code: (await discountOf(app, owner, 'SUMMER')).code }
    await app.studio('endDiscount', { as: owner, params })
    return { params }
  },
  createCodeBatch: async () => ({ body: batch }),
  revokeCodes: async (app, owner) => {
    const { body } = await app.studio('createCodeBatch', { as: owner, body: batch })
    return { params: { id: body.id }, body: {} }
  },
} satisfies Partial<Record<WalkedWrite, Prepare>>

async function discountOf(app: StaffApp, owner: TestStaff, code: string) {
  const { body } = await app.studio('createDiscount', { as: owner, body: { ...discount, code } })
  return body as { code: string; revision: number }
}

async function planOf(app: StaffApp, owner: TestStaff): Promise<{ tag: string; revision: number }> {
  return (await app.studio('createPlan', { as: owner, body: { ...fields, currency: 'GBP' } })).body
}
