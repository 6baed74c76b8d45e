/** What the doctor tries with the help of adapters; each rejects if it doesn't work. */
export type Tries = {
  /** Where uploaded classes are kept: a folder, or the bucket of the settings. */
  storage: {
    put: (key: string, file: string) => Promise<void>
    read: (key: string) => Promise<Uint8Array>
    remove: (key: string) => Promise<void>
    temporaryAddress: ((key: string) => Promise<string | null>) | null
  }
  /** Signs in at the mail relay and sends nothing. */
  signInToMail: (url: string) => Promise<void>
  /** Loads the encoder's libraries. */
  loadEncoder: () => Promise<unknown>
}

/** The reason in a few words; errors of the network often have it in their cause only. */
export function reasonOf(error: unknown): string {
  const { cause, code, message } = error as Error & { code?: string; cause?: { code?: string; message?: string } }
  return cause?.code ?? cause?.message ?? (message || code || 'unknown fault')
}
