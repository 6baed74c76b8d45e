// The local Stripe as a program of its own, for the browser tests: tells its parent the settings that lead to it.
import { openStripeServer } from './stripe-server.ts'

const stripe = await openStripeServer()
process.send?.(stripe.settings)
process.on('SIGTERM', () => void stripe.close().then(() => process.exit(0)))
