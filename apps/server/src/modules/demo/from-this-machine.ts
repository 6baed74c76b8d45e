import type { onRequestAsyncHookHandler } from 'fastify'
import { Failure } from '../../platform/failure/failure.ts'
import { isFromThisMachine } from '../../platform/http/health/from-this-machine.ts'

const onRequest: onRequestAsyncHookHandler = async (request) => {
  if (!isFromThisMachine(request)) throw new Failure('notFound')
}

/** For routes that need no credentials and change what everyone sees: other machines get `notFound`. */
export const fromThisMachine = { onRequest }
