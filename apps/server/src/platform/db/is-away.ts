const codes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  // Shutting down, starting up, too many connections, statement or lock timeout, idle transaction.
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '57014',
  '55P03',
  '25P03',
])
const messages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

/** Whether a statement failed because the database is unreachable or overloaded, so that a retry makes sense. */
export function isAway(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth++) {
    const { code } = cause as { code?: unknown }
    if (typeof code === 'string' && (codes.has(code) || code.startsWith('08'))) return true
    if (messages.test(cause.message)) return true
  }
  return false
}
