/** Where a version's files lie. The version is part of the path, so that what is cached under a key never changes. */
export function versionPrefix(tenantId: string, classTag: string, version: number): string {
  return `${safe(tenantId)}/${safe(classTag)}/${version}/`
}

/** Ids come from the database and are ours, but a path must not depend on that. */
function safe(name: string) {
  return encodeURIComponent(name).replaceAll('.', '%2E')
}

/** Where a poster is fetched from, at any width. */
export function posterLink(
  { tenantId, classTag, version }: { tenantId: string; classTag: string; version: number },
  file: string,
): string {
  return `/images/class/${tenantId}/${encodeURIComponent(classTag)}/${version}/${file}`
}
