import {
  PaymentAccount,
  PaymentAccountLink,
  PaymentCheck,
  PaymentKeys,
} from '../../entities/selling/payment-account.ts'
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
  /** Connects the account that the platform makes, or goes on where its owner left off. */
  linkPaymentAccount: studioEndpoint('linkPaymentAccount', {
    replies: { 200: PaymentAccountLink },
    errors: ['notFound', 'paymentKeysRefused'],
  }),
  disconnectPaymentAccount: studioEndpoint('disconnectPaymentAccount', {
    replies: { 200: PaymentAccount },
    errors: ['notFound'],
  }),
}
