import type { FastifyInstance } from 'fastify'
import { Failure } from '../../platform/failure/failure.ts'
import type { Tenants } from '../../platform/tenancy/tenants.ts'
import { statisticsFrame } from './statistics-frame.ts'

/** Serves the frame of a club's analytics script; 404 if the club has none. */
export function mountStatisticsFrame(server: FastifyInstance, tenants: Pick<Tenants, 'byIdOrName'>): void {
  server.get<{ Params: { tenantId: string } }>('/statistics-frame/:tenantId', async (request, reply) => {
    const tenant = tenants.byIdOrName(request.params.tenantId)
    const url = tenant?.config.localytics.url
    if (!tenant || !url) throw new Failure('notFound')
    const { html, policy } = statisticsFrame(tenant, url)
    return reply
      .headers({ 'cache-control': 'no-cache', 'content-security-policy': policy, 'x-robots-tag': 'noindex' })
      .type('text/html; charset=utf-8')
      .send(html)
  })
}
