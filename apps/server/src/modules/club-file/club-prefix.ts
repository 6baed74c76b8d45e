/** The storage prefix of all that belongs to a club, as in `versionPrefix`. */
export function clubPrefix(tenantId: string): string {
  return `${encodeURIComponent(tenantId).replaceAll('.', '%2E')}/`
}
