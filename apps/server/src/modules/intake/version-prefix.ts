/** Pictures of the club's own belong to no version. */
export const ownPictures = 0
/** In place of a class's tag, for pictures that belong to no class. */
export const clubPictures = 'club-pictures'

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

type Version = { tenantId: string; classTag: string; version: number }

export function sourceKey({ tenantId, classTag, version }: Version): string {
  return `${versionPrefix(tenantId, classTag, version)}source`
}

/** Named by its range, so that what is cached under an address never changes. */
export function trailerFile({ from, to }: { from: number; to: number }): string {
  return `trailer-${Math.round(from * 1000)}-${Math.round(to * 1000)}.mp4`
}

/** Where everyone may fetch a trailer. */
export function trailerLink(version: Version, range: { from: number; to: number }): string {
  return trailerFolder(version) + trailerFile(range)
}

export function trailerFolder({ tenantId, classTag, version }: Version): string {
  return `/trailers/${tenantId}/${encodeURIComponent(classTag)}/${version}/`
}
