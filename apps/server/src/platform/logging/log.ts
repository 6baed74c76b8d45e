import { type DestinationStream, type Logger, pino } from 'pino'
import { safeError, withoutValues } from './safe-error.ts'

/** Structured logs, on standard output by default. What could tell a member's secrets is cut out wherever it turns up. */
export function createLog(level: string, destination: DestinationStream = pino.destination(1)): Logger {
  const options = {
    level,
    base: null,
    serializers: { err: safeError },
    // The last resort, for what no serializer and no path below foresaw.
    hooks: { streamWrite: withoutValues },
    redact: {
      paths: [
        'password',
        'passwordHash',
        'confirmPassword',
        'token',
        'email',
        'emailAddress',
        'username',
        'authorization',
        '*.password',
        '*.token',
        '*.email',
        '*.emailAddress',
        '*.authorization',
        'req.headers.authorization',
      ],
      censor: '[cut]',
    },
  }
  return pino(options, destination)
}
