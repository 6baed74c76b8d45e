/** The only module that writes to the browser's console; a monitoring adapter can be added here. */
export function logWarning(message: string, detail?: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the console is where a page in the browser reports
  console.warn(message, ...(detail === undefined ? [] : [detail]))
}

/** Reports an unexpected error (ERR-42). */
export function logError(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the console is where a page in the browser reports
  console.error(error)
}
