import type { EndpointSchemas } from '@upbeat/contract/endpoint'
import type { FastifyReply } from 'fastify'
import { Answer, Download, Html, Prebuilt } from './answer.ts'

type Replies = Pick<EndpointSchemas, 'replies'>

/** Sends a handler's result. `checkReplies` validates the body against its schema. */
export function createSendReply({ replies }: Replies, checkReplies: boolean) {
  const firstStatus = Number(Object.keys(replies)[0])

  return (reply: FastifyReply, result: unknown) => {
    const answer = result instanceof Answer ? result : new Answer(firstStatus, result)
    reply.code(answer.status).headers(answer.headers)
    if (answer.body instanceof Html) return reply.type('text/html; charset=utf-8').send(answer.body.text)
    if (answer.body instanceof Download) {
      const { content, type, fileName } = answer.body
      return reply.type(type).header('content-disposition', `attachment; filename="${fileName}"`).send(content)
    }
    const schema = replies[answer.status]
    if (!schema) return reply.send()
    reply.header('content-type', 'application/json; charset=utf-8')
    if (answer.body instanceof Prebuilt) {
      if (checkReplies) schema.parse(JSON.parse(answer.body.json))
      return reply.send(answer.body.json)
    }
    return reply.send(JSON.stringify(checkReplies ? schema.parse(answer.body) : answer.body))
  }
}
