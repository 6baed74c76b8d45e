import Stripe from 'stripe'
import type { Config } from '../../../config.ts'
import { createDeadlineClient } from './stripe-deadline.ts'

export type StripeClient = Stripe
export type StripeSettings = Pick<Config, 'STRIPE_API_BASE' | 'STRIPE_TIMEOUT_SECONDS'> & { STRIPE_SECRET_KEY: string }

/**
 * Stripe's own SDK. It retries unanswered requests with the same idempotency key. With `actingFor`, an account's id, a
 * platform's key makes all requests for that account.
 */
export function createStripeClient(settings: StripeSettings, actingFor: string | null = null): Stripe {
  const { protocol, hostname, port } = new URL(settings.STRIPE_API_BASE)
  return new Stripe(settings.STRIPE_SECRET_KEY, {
    host: hostname,
    ...(port !== '' && { port }),
    protocol: protocol === 'http:' ? 'http' : 'https',
    timeout: settings.STRIPE_TIMEOUT_SECONDS * 1000,
    maxNetworkRetries: 2,
    httpClient: createDeadlineClient(),
    telemetry: false,
    ...(actingFor !== null && { stripeAccount: actingFor }),
    appInfo: { name: 'upbeat' },
  })
}

/** The id of a Stripe object that is given by id or expanded. */
export function idOf(given: string | { id: string } | null | undefined): string | null {
  return typeof given === 'string' ? given : (given?.id ?? null)
}

/** Stripe uses seconds, this product milliseconds. */
export const milliseconds = (seconds: number) => seconds * 1000
export const seconds = (milliseconds: number) => Math.round(milliseconds / 1000)
