import { Writable } from 'node:stream'
import type { Logger } from 'pino'
import { createLog } from '../platform/logging/log.ts'

export type LogLine = { msg: string; [key: string]: unknown }

/** A log that keeps its lines, for tests of what is logged. */
export function keptLog(): { log: Logger; lines: LogLine[] } {
  const lines: LogLine[] = []
  const sink = new Writable({
    write(line, _encoding, done) {
      lines.push(JSON.parse(String(line)))
      done()
    },
  })
  return { log: createLog('info', sink), lines }
}
