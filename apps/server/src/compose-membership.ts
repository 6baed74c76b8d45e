import { httpMembership } from './adapters/membership/http-membership.ts'
import { openPayments } from './adapters/payments/open-payments.ts'
import { mountSandbox } from './adapters/payments/sandbox-routes.ts'
import {
  askStripeWhenNeeded,
  openStripeAccount,
  openStripePlatformIfSet,
} from './adapters/payments/stripe/load-stripe.ts'
import { mountStripeWebhooks } from './adapters/payments/stripe/stripe-routes.ts'
import { createIdentityTokens } from './adapters/sso/jose-identity-tokens.ts'
import { createProviderEndpoints } from './adapters/sso/provider-endpoints.ts'
import { createProviderKeys } from './adapters/sso/provider-keys.ts'
import { memberTransfers } from './member-transfers.ts'
import { composeAccount } from './modules/account/compose.ts'
import { composeAuth } from './modules/auth/compose.ts'
import { composeAuthParts } from './modules/auth/compose-auth-parts.ts'
import { composeSignOn } from './modules/auth/sign-on/compose.ts'
import { composeConsent } from './modules/consent/compose.ts'
import type { Member } from './modules/members/member.ts'
import { openAccountRegistry } from './modules/payment-account/account-registry.ts'
import { openLinkedAccounts } from './modules/payment-account/compose.ts'
import { clubWebhookPath, platformWebhookPath, webhookPath } from './modules/payment-account/webhook-path.ts'
import { composePlans } from './modules/plans/compose.ts'
import { composeSubscription } from './modules/subscription/compose.ts'
import { watchedByOn } from './modules/watching/watched-by-repository.ts'
import { storeCancelReason } from './modules/webhooks/outbox.ts'
import type { Core } from './open-core.ts'
import { paymentKeySecret } from './platform/secrets/payment-key-secret.ts'
import { createSeal } from './platform/secrets/seal.ts'

/** The members: sign-in, payments and consents. */
export async function composeMembership(core: Core) {
  const { config, clock, server, demo } = core
  const identityTokens = createIdentityTokens(createProviderKeys({ fetchOutside: core.outboundFetch }))
  const tokens = demo?.followTime(identityTokens) ?? identityTokens
  const parts = composeAuthParts({ ...core, tokens })
  const seal = createSeal(await paymentKeySecret(config))
  const platform = await openStripePlatformIfSet(config, platformWebhookPath)
  const accounts = await openAccountRegistry({
    ...core,
    seal,
    platform,
    open: (keys, account) => openStripeAccount(config, keys, account),
  })
  const isDemoClub = (tenantId: string) => demo?.holds(tenantId) ?? false
  const { providers, otherwiseFor } = await openPayments(config, { accounts, isDemoClub })
  const membershipSource = httpMembership({ fetchOutside: core.outboundFetch })
  const { plans, codesOn, offerOn } = composePlans(core)
  const subscription = await composeSubscription({
    ...core,
    ...parts,
    plans,
    codesOn,
    providers,
    membershipSource,
    onReason: storeCancelReason,
  })
  const forgetCustomer = async (member: Member) => {
    if (member.paymentCustomer !== null) await providers.outsideAt(member)?.cards.forget(member.paymentCustomer)
  }
  const account = composeAccount({ ...core, ...parts, subscription, forgetCustomer, watchedBy: watchedByOn(core.db) })
  await composeAuth({ ...core, ...parts, ...account, subscription })
  const endpoints = createProviderEndpoints(core.outboundFetch)
  await composeSignOn({ ...core, tokens, endpoints })
  composeConsent({ ...core, ...account })
  mountSandbox(server, { ...core, ...providers, refund: demo && subscription.manage.refund })
  const { events, runningByAccount } = subscription
  const { receivePlatformEvent, ...linkedAccounts } = openLinkedAccounts({
    ...core,
    registry: accounts,
    platform,
    runningByAccount,
    receive: events.receive,
  })
  const paths = { installation: webhookPath, platform: platformWebhookPath, ofClub: clubWebhookPath }
  await mountStripeWebhooks(server, { events, receivePlatformEvent, clock, paths })
  const ask = askStripeWhenNeeded(config)
  const paymentAccounts = { ...linkedAccounts, seal, registry: accounts, platform, otherwiseFor, ask, runningByAccount }
  const transfers = memberTransfers(core, { plans, codes: subscription.codes, addLink: parts.resets.insert })
  return {
    tokens,
    subscription,
    offerOn,
    paymentAccounts,
    transfers,
    accounts: account.forStaff,
    paymentSources: providers.sourcesFor,
  }
}
