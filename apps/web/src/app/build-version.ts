let version = ''

/** This page's build version, e.g. `4.0.2.1174`, from the server. */
export function buildVersion(): string {
  return version
}

export function setBuildVersion(value: string): void {
  version = value
}
