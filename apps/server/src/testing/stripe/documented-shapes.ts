import type Stripe from 'stripe'

/**
 * A subscription, its invoices and an event in the whole shape that Stripe's reference documents for the SDK's version of the API; the types
 * refuse a field that is missing or of another kind. The values are our own. Times are epoch seconds.
 */
const [begun, ends] = [1_780_000_000, 1_782_592_000]

const price: Stripe.Price = {
  ...{
    id: 'price_monthly',
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created: begun,
    currency: 'gbp',
  },
  ...{
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: null,
    product: 'prod_gold',
  },
  recurring: { interval: 'month', interval_count: 1, meter: null, usage_type: 'licensed' } as Stripe.Price.Recurring,
  ...{ tax_behavior: 'unspecified', tiers_mode: null, transform_quantity: null, type: 'recurring' },
  ...{ unit_amount: 999, unit_amount_decimal: null },
}

const item: Stripe.SubscriptionItem = {
  ...{ id: 'si_1', object: 'subscription_item', billing_thresholds: null, created: begun, discounts: [], metadata: {} },
  ...{ current_period_start: begun, current_period_end: ends, current_trial: null, price, quantity: 1 },
  ...{ plan: { id: 'price_monthly', object: 'plan' } as Stripe.Plan, subscription: 'sub_1', tax_rates: [] },
}

export const subscription: Stripe.Subscription = {
  ...{ id: 'sub_1', object: 'subscription', application: null, application_fee_percent: null },
  automatic_tax: { disabled_reason: null, enabled: false, liability: null },
  ...{
    billing_cycle_anchor: begun,
    billing_cycle_anchor_config: null,
    billing_schedules: [],
    billing_thresholds: null,
  },
  billing_mode: { type: 'classic', flexible: null } as Stripe.Subscription.BillingMode,
  ...{ cancel_at: null, cancel_at_period_end: false, canceled_at: null },
  cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
  ...{ collection_method: 'charge_automatically', created: begun, currency: 'gbp', customer: 'cus_1' },
  ...{ customer_account: null, days_until_due: null, default_payment_method: 'pm_1', default_source: null },
  ...{ default_tax_rates: [], description: null, discounts: [], ended_at: null },
  invoice_settings: { account_tax_ids: null, issuer: { type: 'self' } } as Stripe.Subscription.InvoiceSettings,
  items: { object: 'list', data: [item], has_more: false, url: '/v1/subscription_items?subscription=sub_1' },
  ...{ latest_invoice: 'in_2', livemode: false, managed_payments: null, next_pending_invoice_item_invoice: null },
  metadata: {
    ...{
      upbeat_tenant: 'club-1',
      upbeat_member: 'member-1',
      upbeat_subscription: 'own-1',
      upbeat_plan: 'gold-monthly',
    },
  },
  ...{ on_behalf_of: null, pause_collection: null, payment_settings: null, pending_invoice_item_interval: null },
  ...{ pending_setup_intent: null, pending_update: null, schedule: null, start_date: begun, status: 'active' },
  ...{ test_clock: null, transfer_data: null, trial_end: null, trial_settings: null, trial_start: null },
}

/** `status` as in the reference; an open one has been tried and is tried again at `next`. */
export function invoice(id: string, status: 'paid' | 'open', next: number | null = null): Stripe.Invoice {
  const paid = status === 'paid'
  return {
    ...{ id, object: 'invoice', account_country: 'GB', account_name: 'Club', account_tax_ids: null },
    ...{ amount_due: 999, amount_overpaid: 0, amount_paid: paid ? 999 : 0, amount_remaining: paid ? 0 : 999 },
    ...{ amount_shipping: 0, application: null, attempt_count: 1, attempted: true, auto_advance: !paid },
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    ...{ automatically_finalizes_at: null, billing_reason: 'subscription_cycle', created: begun, currency: 'gbp' },
    ...{ collection_method: 'charge_automatically', custom_fields: null, customer: 'cus_1', customer_account: null },
    ...{ customer_address: null, customer_email: 'ada@club.example', customer_name: 'Ada', customer_phone: null },
    ...{ customer_shipping: null, customer_tax_exempt: 'none', customer_tax_ids: [], default_payment_method: null },
    ...{ default_source: null, default_tax_rates: [], description: null, discounts: [], due_date: null },
    ...{ effective_at: begun, ending_balance: 0, footer: null, from_invoice: null, last_finalization_error: null },
    issuer: { type: 'self' },
    ...{ latest_revision: null, livemode: false, metadata: {}, next_payment_attempt: next, number: 'A-1' },
    lines: { object: 'list', data: [line(id)], has_more: false, url: `/v1/invoices/${id}/lines` },
    parent: {
      ...{ quote_details: null, type: 'subscription_details' },
      subscription_details: { metadata: {}, subscription: 'sub_1' },
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    ...{ on_behalf_of: null, period_end: begun, period_start: begun, post_payment_credit_notes_amount: 0 },
    ...{ pre_payment_credit_notes_amount: 0, receipt_number: null, rendering: null, shipping_cost: null },
    ...{ shipping_details: null, starting_balance: 0, statement_descriptor: null, status },
    status_transitions: {
      ...{ finalized_at: begun, marked_uncollectible_at: null, paid_at: paid ? begun + 60 : null, voided_at: null },
    },
    ...{ subtotal: 999, subtotal_excluding_tax: 999, test_clock: null, total: 999, total_discount_amounts: [] },
    ...{ total_excluding_tax: 999, total_pretax_credit_amounts: [], total_taxes: [], webhooks_delivered_at: begun },
  }
}

function line(invoiceId: string): Stripe.InvoiceLineItem {
  return {
    ...{ id: `il_${invoiceId}`, object: 'line_item', amount: 999, currency: 'gbp', description: '1 × Gold' },
    ...{ discount_amounts: [], discountable: true, discounts: [], invoice: invoiceId, livemode: false, metadata: {} },
    ...{ parent: null, period: { start: begun, end: ends }, pretax_credit_amounts: [], pricing: null, quantity: 1 },
    ...{ quantity_decimal: null, subscription: 'sub_1', subtotal: 999, taxes: [] },
  }
}

export function event(type: 'invoice.payment_failed' | 'customer.subscription.updated', object: object) {
  return {
    ...{ id: 'evt_1', object: 'event', api_version: '2026-10-28', created: begun, data: { object }, livemode: false },
    ...{ pending_webhooks: 1, request: { id: null, idempotency_key: null }, type },
  }
}
