import { AsyncLocalStorage } from 'node:async_hooks'
import Stripe from 'stripe'

const deadlines = new AsyncLocalStorage<number>()

/** Gives all Stripe requests of `work`, retries included, `ms` milliseconds in total. */
export function within<T>(ms: number, work: () => Promise<T>): Promise<T> {
  return deadlines.run(performance.now() + ms, work)
}

/** The SDK's own HTTP client, limited by the surrounding deadline. */
export function createDeadlineClient(): Stripe.HttpClient {
  const client = Stripe.createNodeHttpClient()
  const makeRequest = client.makeRequest.bind(client)
  client.makeRequest = (host, port, path, method, headers, data, protocol, timeout) => {
    const left = (deadlines.getStore() ?? Number.POSITIVE_INFINITY) - performance.now()
    if (left <= 0) return Promise.reject(new Error('There is no time left to ask Stripe.'))
    return makeRequest(host, port, path, method, headers, data, protocol, Math.ceil(Math.min(timeout, left)))
  }
  return client
}
