import type { StudioCall } from '../call.ts'

/** Running the server: its clubs, queues, machines and health. For installation administrators alone. */
export const installationCalls = {
  getInstallation: { method: 'GET', path: '/installation', permission: 'installation' },
  examineInstallation: { method: 'GET', path: '/installation/health', permission: 'installation' },
  listInstallationClubs: { method: 'GET', path: '/installation/clubs', permission: 'installation' },
  setClubQuotas: {
    method: 'PUT',
    path: '/installation/clubs/quotas',
    permission: 'installation',
    reauthentication: true,
  },
  suspendClubs: {
    method: 'PUT',
    path: '/installation/clubs/suspension',
    permission: 'installation',
    reauthentication: true,
  },
  exportUsage: { method: 'GET', path: '/installation/usage', permission: 'installation' },
  getQueues: { method: 'GET', path: '/installation/queues', permission: 'installation' },
  pauseQueue: { method: 'PUT', path: '/installation/queues/:queue', permission: 'installation' },
  retryJobs: { method: 'POST', path: '/installation/queues/:queue/retries', permission: 'installation' },
} as const satisfies Record<string, StudioCall>
