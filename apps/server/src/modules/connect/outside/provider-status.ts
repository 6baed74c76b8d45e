/** Thrown if a provider answers with a status other than 200. */
export class ProviderStatus extends Error {
  readonly status: number

  constructor(status: number) {
    super(`It answered ${status}`)
    this.status = status
  }

  /** Whether the provider doesn't have what was requested. */
  get isMissing(): boolean {
    return this.status === 404 || this.status === 410
  }

  /** Whether the request was at fault, not the provider; too many or too slow requests are our fault. */
  get isAboutRequest(): boolean {
    return this.status >= 400 && this.status < 500 && this.status !== 408 && this.status !== 429
  }
}
