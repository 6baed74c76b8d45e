// The local Stripe server as a program, for the browser tests: sends its parent the settings for it and its platform, and
// the keys of two more accounts, of which one may not write subscriptions. Its parent's messages are the ids of accounts
// whose owners have given everything.
import { openStripeServer } from './stripe-server.ts'

const stripe = await openStripeServer()
const profile = { name: 'Pulse Ltd', country: 'GB', currency: 'gbp' }
const complete = stripe.openAccount({ ...profile, id: 'acct_1Complete' }, 'live')
const limited = stripe.openAccount({ ...profile, id: 'acct_1Limited' }, 'live')
limited.withhold('rak_subscription_write')
const platform = stripe.openPlatform('live')
process.on('message', (account) => platform.complete(String(account), 'Mono Ltd'))
const settings = { ...stripe.settings, ...platform.settings }
process.send?.({ settings, complete: complete.keys, limited: limited.keys })
process.on('SIGTERM', () => void stripe.close().then(() => process.exit(0)))
