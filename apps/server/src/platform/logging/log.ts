import { type Logger, pino } from 'pino'

/** Structured logs on standard output. What could tell a member's secrets is cut out wherever it turns up. */
export function createLog(level: string): Logger {
  return pino({
    level,
    base: null,
    redact: {
      paths: [
        ...[
          'password',
          'passwordHash',
          'confirmPassword',
          'token',
          'email',
          'emailAddress',
          'username',
          'authorization',
        ],
        ...['*.password', '*.token', '*.email', '*.emailAddress', '*.authorization', 'req.headers.authorization'],
      ],
      censor: '[cut]',
    },
  })
}
