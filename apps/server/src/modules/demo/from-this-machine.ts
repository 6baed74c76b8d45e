import type { onRequestAsyncHookHandler } from 'fastify'
import { Failure } from '../../platform/http/failure.ts'
import { isFromThisMachine } from '../../platform/http/from-this-machine.ts'

const onRequest: onRequestAsyncHookHandler = async (request) => {
  if (!isFromThisMachine(request)) throw new Failure('notFound')
}

/** For routes without any credential that change what everyone sees: a demo that others can reach doesn't have them. */
export const fromThisMachine = { onRequest }
