/** A refusal worded as Stripe's API does. */
export class StripeApiError extends Error {
  readonly status: number
  readonly error: { type: string; code?: string; decline_code?: string; message: string }

  constructor(status: number, error: StripeApiError['error']) {
    super(error.message)
    this.status = status
    this.error = error
  }
}

export function missing(what: string, id: string) {
  const message = `No such ${what}: '${id}'`
  return new StripeApiError(404, { type: 'invalid_request_error', code: 'resource_missing', message })
}

export function declined() {
  return new StripeApiError(402, {
    type: 'card_error',
    code: 'card_declined',
    decline_code: 'generic_decline',
    message: 'Your card was declined.',
  })
}
