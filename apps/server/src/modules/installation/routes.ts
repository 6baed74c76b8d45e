import { Answer, Download } from '../../platform/http/answer.ts'
import type { StudioMount } from '../../platform/http/studio/studio-mount.ts'
import type { InstallationClubService } from './club-service.ts'
import type { MachineService } from './machine-service.ts'
import type { QueueService } from './queue-service.ts'

type Parts = { clubs: InstallationClubService; queues: QueueService; machines: MachineService }

export function mountInstallation(mount: StudioMount, { clubs, queues, machines }: Parts) {
  mount('getInstallation', () => machines.read())
  mount('examineInstallation', () => machines.findings())
  mount('listInstallationClubs', (context, { query }) => clubs.read(context, query))
  mount('setClubQuotas', (context, { body }) => clubs.setQuotas(context, body))
  mount('suspendClubs', (context, { body }) => clubs.suspend(context, body))
  mount('exportUsage', async (_context, { query }) => {
    const fileName = `usage-${query.from}-${query.until}.csv`
    const file = { type: 'text/csv; charset=utf-8', fileName }
    return new Answer<undefined>(200, new Download(await clubs.usage(query), file))
  })
  mount('getQueues', () => queues.read())
  mount('pauseQueue', (context, { params, body }) => queues.pause(context, params.queue, body.paused))
  mount('retryJobs', (context, { params, body }) => queues.retry(context, params.queue, body))
}
