/** The one place that writes to the browser's console; a monitoring adapter can be put here. */
export function logWarning(message: string, detail?: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the console is where a page in the browser reports
  console.warn(message, ...(detail === undefined ? [] : [detail]))
}

/** Reports an error nobody expected (ERR-42). */
export function logError(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the console is where a page in the browser reports
  console.error(error)
}
