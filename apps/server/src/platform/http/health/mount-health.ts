import type { Counter } from 'prom-client'
import type { Platform } from '../../open-platform.ts'
import type { Http } from '../open-http.ts'
import { registerOperationFigures } from './operation-figures.ts'
import { mountProbes } from './probes.ts'
import { serverHealth } from './server-health.ts'

type Parts = Pick<Platform, 'config' | 'database' | 'log'> &
  Pick<Http, 'server'> & {
    jobs: { isOpen: () => boolean }
    isMailKept: boolean
    /** What modules count. */
    counters: readonly Counter[]
  }

/** Reports the server's health through the probes, and logs the operator's warnings. */
export function mountHealth({ server, config, database, log, jobs, isMailKept, counters }: Parts) {
  mountProbes(server, {
    checks: serverHealth({
      database,
      isQueueOpen: () => jobs.isOpen(),
      isMailKept,
      folder: config.DATA_DIR === 'memory' ? null : config.DATA_DIR,
    }),
    metricsToken: config.METRICS_TOKEN,
    figures: (register) => {
      registerOperationFigures(register, { database })
      for (const counter of counters) register.registerMetric(counter)
    },
  })
  for (const warning of database.warnings) log.warn(warning)
  if (isMailKept) log.warn('SMTP_URL is not set: emails are kept as files and reach nobody')
}
