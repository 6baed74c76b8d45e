import { AsyncLocalStorage } from 'node:async_hooks'
import Stripe from 'stripe'

const deadlines = new AsyncLocalStorage<number>()

/** All requests to Stripe that `work` makes are over within `ms`, however many they are and however often each is repeated. */
export function within<T>(ms: number, work: () => Promise<T>): Promise<T> {
  return deadlines.run(performance.now() + ms, work)
}

/** The SDK's own client, whose requests keep to the deadline that they are made under. */
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
