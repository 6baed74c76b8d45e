import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { InstallationClubQuery } from '@upbeat/contract/studio/entities/installation'
import { api } from '../../lib/api/api.ts'

const kind = 'installation'
/** Queues and heartbeats change without anybody doing anything. */
const refetchInterval = 10_000

export const installationClubsKey = [kind, 'clubs'] as const

/** A page of the clubs that match. */
export function installationClubsQuery(question: InstallationClubQuery) {
  return queryOptions({
    queryKey: [...installationClubsKey, question],
    queryFn: ({ signal }) => api('listInstallationClubs', { query: question, signal }),
    placeholderData: keepPreviousData,
  })
}

export const queuesQuery = queryOptions({
  queryKey: [kind, 'queues'],
  queryFn: ({ signal }) => api('getQueues', { signal }),
  refetchInterval,
})

export const machinesQuery = queryOptions({
  queryKey: [kind, 'machines'],
  queryFn: ({ signal }) => api('getInstallation', { signal }),
  refetchInterval,
})

/** It asks the public address and reads the disk, so it runs only when asked for. */
export const findingsQuery = queryOptions({
  queryKey: [kind, 'findings'],
  queryFn: ({ signal }) => api('examineInstallation', { signal }),
  staleTime: Number.POSITIVE_INFINITY,
})
