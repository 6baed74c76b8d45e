/** Where Stripe sends the events of the installation's account. */
export const webhookPath = '/webhooks/stripe'

/** The same for a club's own account. It names the club, because the club's domain may change. */
export function clubWebhookPath(tenantId: string): string {
  return `${webhookPath}/${tenantId}`
}

/** The same for all accounts of the installation's platform. */
export const platformWebhookPath = '/webhooks/stripe-connect'
