import { type DestinationStream, type Logger, pino } from 'pino'
import { safeError, withoutValues } from './safe-error.ts'

/**
 * Structured logs, to standard output by default. Values that could reveal a member's secrets are cut wherever they
 * occur.
 */
export function createLog(level: string, destination: DestinationStream = pino.destination(1)): Logger {
  const options = {
    level,
    base: null,
    serializers: { err: safeError },
    // The last resort, for what no serializer or path below covers.
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
