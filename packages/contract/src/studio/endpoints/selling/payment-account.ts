import { PaymentAccount, PaymentCheck, PaymentKeys } from '../../entities/selling/payment-account.ts'
import { studioEndpoint } from '../../studio-endpoint.ts'

export const paymentAccountEndpoints = {
  getPaymentAccount: studioEndpoint('getPaymentAccount', { replies: { 200: PaymentAccount }, errors: [] }),
  checkPaymentAccount: studioEndpoint('checkPaymentAccount', {
    replies: { 200: PaymentCheck },
    errors: ['notFound'],
  }),
  /** Stores nothing if it fails; `paymentKeysRefused` carries the findings. */
  connectPaymentAccount: studioEndpoint('connectPaymentAccount', {
    body: PaymentKeys,
    replies: { 200: PaymentAccount },
    errors: ['paymentKeysRefused'],
  }),
  disconnectPaymentAccount: studioEndpoint('disconnectPaymentAccount', {
    replies: { 200: PaymentAccount },
    errors: ['notFound'],
  }),
}
