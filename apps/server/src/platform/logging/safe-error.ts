/** The parts of an error that may be logged. */
export type SafeError = {
  type: string
  message: string
  stack: string
  cause?: SafeError
  [detail: string]: unknown
}

const keptDetails = ['code', 'status', 'statusCode', 'errno', 'syscall', 'severity', 'schema', 'table', 'constraint']
const deepest = 5

/**
 * An error as it is logged: type, code, stack and causes, but never the data being processed. A failed query carries
 * its parameters, PostgreSQL quotes the value it rejects, and a parser quotes its input; so details are an allow list
 * and messages lose everything quoted.
 */
export function safeError(error: unknown, depth = 0): SafeError {
  if (!(error instanceof Error)) return { type: typeof error, message: '[not an error]', stack: '' }
  const { name, message, cause } = error
  const details = Object.fromEntries(
    keptDetails.flatMap((key) => {
      const value: unknown = Reflect.get(error, key)
      return typeof value === 'number' || (typeof value === 'string' && value.length < 100) ? [[key, value]] : []
    }),
  )
  return {
    type: error.constructor?.name || name,
    message: safeMessage(error),
    stack: framesOf(error.stack ?? '', message),
    ...details,
    ...(cause !== undefined && depth < deepest && { cause: safeError(cause, depth + 1) }),
  }
}

function safeMessage(error: Error): string {
  const { message } = error
  // Drizzle's message: the statement has only placeholders, but the parameters follow it.
  if ('query' in error && 'params' in error && message.startsWith('Failed query')) {
    return withoutValues(message.slice(0, message.indexOf('\nparams:') >>> 0)).slice(0, 2000)
  }
  // PostgreSQL data errors: the code says what happened, the message may end with the value.
  const isData = /^22[0-9A-Z]{3}$/.test(String((error as { code?: unknown }).code))
  return withoutValues(isData ? message.replace(/[:"].*$/s, '') : message.replace(quoted, '[…]')).slice(0, 2000)
}

/** Cuts addresses and password hashes anywhere in a text. */
export function withoutValues(text: string): string {
  return text
    .replace(/[^\s"'<>()[\]{},;:=\\]+(?:@|%40)[\w-]+(?:\.[\w-]+)+/gi, '[cut]')
    .replace(/\$argon2[^\s"',\\]*/g, '[cut]')
}

const quoted = /"[^"]*"?|'[^']*'?|`[^`]*`?|<[^>]*>?/g

/** The stack's frames without the message above them, which may contain anything. */
function framesOf(stack: string, message: string): string {
  const from = message === '' ? 0 : stack.indexOf(message)
  return (from < 0 ? stack : stack.slice(from + message.length))
    .split('\n')
    .filter((line) => /^\s+at \S/.test(line))
    .join('\n')
}
