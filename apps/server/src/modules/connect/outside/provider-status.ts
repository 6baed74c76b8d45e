/** A provider answered with another status than 200. */
export class ProviderStatus extends Error {
  readonly status: number

  constructor(status: number) {
    super(`It answered ${status}`)
    this.status = status
  }

  /** It does not know what was asked for. */
  get isMissing(): boolean {
    return this.status === 404 || this.status === 410
  }

  /** It is well, and minds what was asked for; being asked too often or too slowly is about us. */
  get isAboutRequest(): boolean {
    return this.status >= 400 && this.status < 500 && this.status !== 408 && this.status !== 429
  }
}
