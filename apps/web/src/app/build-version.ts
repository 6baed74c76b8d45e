let version = ''

/** The version this page was built as, e.g. `4.0.2.1174`; the server tells it. */
export function buildVersion(): string {
  return version
}

export function setBuildVersion(value: string): void {
  version = value
}
