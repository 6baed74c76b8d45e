import { httpMembership } from './adapters/membership/http-membership.ts'
import { openPayments } from './adapters/payments/open-payments.ts'
import { mountSandbox } from './adapters/payments/sandbox-routes.ts'
import { mountStripeWebhook } from './adapters/payments/stripe/stripe-routes.ts'
import { createIdentityTokens } from './adapters/sso/jose-identity-tokens.ts'
import { createProviderEndpoints } from './adapters/sso/provider-endpoints.ts'
import { createProviderKeys } from './adapters/sso/provider-keys.ts'
import { composeAccount } from './modules/account/compose.ts'
import { composeAuth } from './modules/auth/compose.ts'
import { composeAuthParts } from './modules/auth/compose-auth-parts.ts'
import { composeSignOn } from './modules/auth/sign-on/compose.ts'
import { composeConsent } from './modules/consent/compose.ts'
import { composePlans } from './modules/plans/compose.ts'
import { composeSubscription } from './modules/subscription/compose.ts'
import type { Core } from './open-core.ts'

/** The members: sign-in, payments and consents. */
export async function composeMembership(core: Core) {
  const { config, clock, server, demo } = core
  const identityTokens = createIdentityTokens(createProviderKeys({ fetchOutside: core.outboundFetch }))
  const tokens = demo?.followTime(identityTokens) ?? identityTokens
  const parts = composeAuthParts({ ...core, tokens })
  const providers = await openPayments(config, { isDemoClub: (tenantId) => demo?.holds(tenantId) ?? false })
  const membershipSource = httpMembership({ fetchOutside: core.outboundFetch })
  const { plans, codesOn, offerOn } = composePlans(core)
  const subscription = await composeSubscription({ ...core, ...parts, plans, codesOn, providers, membershipSource })
  const forgetCustomer = async (customer: string) => providers.outside?.cards.forget(customer)
  const account = composeAccount({ ...core, ...parts, subscription, forgetCustomer })
  await composeAuth({ ...core, ...parts, ...account, subscription })
  const endpoints = createProviderEndpoints(core.outboundFetch)
  await composeSignOn({ ...core, tokens, endpoints })
  composeConsent({ ...core, ...account })
  mountSandbox(server, { ...core, ...providers, refund: demo && subscription.manage.refund })
  if (subscription.events) await mountStripeWebhook(server, { events: subscription.events, clock })
  return { tokens, subscription, offerOn, accounts: account.forStaff, paymentSources: providers.sourcesFor }
}
