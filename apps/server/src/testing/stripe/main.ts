// The local Stripe server as a program, for the browser tests: sends its parent the settings for it.
import { openStripeServer } from './stripe-server.ts'

const stripe = await openStripeServer()
process.send?.(stripe.settings)
process.on('SIGTERM', () => void stripe.close().then(() => process.exit(0)))
