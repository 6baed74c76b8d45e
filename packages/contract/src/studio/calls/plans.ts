import type { StudioCall } from '../call.ts'

/** What a club sells, and its codes. */
export const planCalls = {
  listPlans: { method: 'GET', path: '/plans', permission: 'plans.view' },
  createPlan: { method: 'POST', path: '/plans', permission: 'plans.edit' },
  orderPlans: { method: 'PUT', path: '/plan-order', permission: 'plans.edit' },
  savePlan: { method: 'PUT', path: '/plans/:tag', permission: 'plans.edit' },
  archivePlan: { method: 'POST', path: '/plans/:tag/archive', permission: 'plans.edit' },
  unarchivePlan: { method: 'DELETE', path: '/plans/:tag/archive', permission: 'plans.edit' },

  listDiscounts: { method: 'GET', path: '/discount-codes', permission: 'codes.view' },
  createDiscount: { method: 'POST', path: '/discount-codes', permission: 'codes.edit' },
  saveDiscount: { method: 'PUT', path: '/discount-codes/:code', permission: 'codes.edit' },
  endDiscount: { method: 'POST', path: '/discount-codes/:code/end', permission: 'codes.edit' },
  reopenDiscount: { method: 'DELETE', path: '/discount-codes/:code/end', permission: 'codes.edit' },
  listCodeBatches: { method: 'GET', path: '/code-batches', permission: 'codes.view' },
  createCodeBatch: { method: 'POST', path: '/code-batches', permission: 'codes.edit' },
  exportCodeBatch: { method: 'GET', path: '/code-batches.csv', permission: 'codes.edit' },
  listUnusedCodes: { method: 'GET', path: '/code-batches/:id/unused', permission: 'codes.edit' },
  revokeCodes: { method: 'POST', path: '/code-batches/:id/revocation', permission: 'codes.edit' },
  /** Newest first. */
  listPayments: { method: 'GET', path: '/payments', permission: 'payments.view' },
  listFailingCards: { method: 'GET', path: '/failing-cards', permission: 'payments.view' },
  exportPayments: {
    method: 'GET',
    path: '/payments.csv',
    permission: 'payments.export',
    reauthentication: true,
  },
  /** Of the club's own account at the payment provider. */
  exportBankPayouts: {
    method: 'GET',
    path: '/bank-payouts.csv',
    permission: 'payments.export',
    reauthentication: true,
  },

  listRedemptions: { method: 'GET', path: '/code-redemptions', permission: 'codes.view' },
} as const satisfies Record<string, StudioCall>
