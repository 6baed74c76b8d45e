import { z } from 'zod'
import {
  ClubQuotaChange,
  ClubSuspension,
  Finding,
  Installation,
  InstallationClubQuery,
  InstallationClubs,
  JobRetry,
  Queue,
  QueueName,
  UsageRange,
} from '../../entities/installation.ts'
import { studioEndpoint } from '../../studio-endpoint.ts'

const params = z.object({ queue: QueueName })

export const installationEndpoints = {
  getInstallation: studioEndpoint('getInstallation', { replies: { 200: Installation }, errors: [] }),
  examineInstallation: studioEndpoint('examineInstallation', {
    replies: { 200: z.array(Finding) },
    errors: [],
  }),
  listInstallationClubs: studioEndpoint('listInstallationClubs', {
    query: InstallationClubQuery,
    replies: { 200: InstallationClubs },
    errors: [],
  }),
  setClubQuotas: studioEndpoint('setClubQuotas', {
    body: ClubQuotaChange,
    replies: { 204: null },
    errors: ['notFound'],
  }),
  suspendClubs: studioEndpoint('suspendClubs', {
    body: ClubSuspension,
    replies: { 204: null },
    errors: ['notFound'],
  }),
  /** A CSV file: a row per club and month. */
  exportUsage: studioEndpoint('exportUsage', { query: UsageRange, replies: { 200: null }, errors: [] }),
  getQueues: studioEndpoint('getQueues', { replies: { 200: z.array(Queue) }, errors: [] }),
  pauseQueue: studioEndpoint('pauseQueue', {
    params,
    body: z.object({ paused: z.boolean() }),
    replies: { 204: null },
    errors: [],
  }),
  retryJobs: studioEndpoint('retryJobs', {
    params,
    body: JobRetry,
    replies: { 200: z.object({ retried: z.number().int() }) },
    errors: [],
  }),
}
