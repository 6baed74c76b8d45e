import { isIPv4 } from 'node:net'
import type { onRequestAsyncHookHandler } from 'fastify'
import { Failure } from '../../platform/http/failure.ts'

const onRequest: onRequestAsyncHookHandler = async ({ ip }) => {
  const address = ip.replace(/^::ffff:/i, '')
  if (address !== '::1' && !(isIPv4(address) && address.startsWith('127.'))) throw new Failure('notFound')
}

/** For routes without any credential that change what everyone sees: a demo that others can reach doesn't have them. */
export const fromThisMachine = { onRequest }
