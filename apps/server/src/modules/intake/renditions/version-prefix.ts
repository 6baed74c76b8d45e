import type { SourceFacts } from '../encoding/encoder-port.ts'

/** The version number of pictures that staff uploaded, which belong to no video. */
export const ownPictures = 0
/** Used as the class tag for pictures that belong to no class. */
export const clubPictures = 'club-pictures'

/**
 * The storage prefix of a version's files. It contains the version, so that what is cached under a key never changes.
 */
export function versionPrefix(tenantId: string, classTag: string, version: number): string {
  return `${safe(tenantId)}/${safe(classTag)}/${version}/`
}

/** Ids are ours, but a path must be safe regardless. */
function safe(name: string) {
  return encodeURIComponent(name).replaceAll('.', '%2E')
}

/** The URL of a poster, in any width. */
export function posterLink(
  { tenantId, classTag, version }: { tenantId: string; classTag: string; version: number },
  file: string,
): string {
  return `/images/class/${tenantId}/${encodeURIComponent(classTag)}/${version}/${file}`
}

export const sourceFile = 'source'

type Sourced = { version: number; facts: Pick<SourceFacts, 'taken'> | null }
type Version = { tenantId: string; classTag: string; version: number }

/** The version whose uploaded file a video is made of: its own, unless staff chose other tracks of an earlier one. */
export function sourceVersion({ version, facts }: Sourced): number {
  return facts?.taken?.version ?? version
}

/** The key of the file that a video is made of. Videos made of different tracks of a file share it. */
export function sourceKey(video: Version & Sourced): string {
  return `${versionPrefix(video.tenantId, video.classTag, sourceVersion(video))}${sourceFile}`
}

/** Contains the range, so that what is cached under a URL never changes. */
export function trailerFile({ from, to }: { from: number; to: number }): string {
  return `trailer-${Math.round(from * 1000)}-${Math.round(to * 1000)}.mp4`
}

/** The public URL of a trailer. */
export function trailerLink(version: Version, range: { from: number; to: number }): string {
  return trailerFolder(version) + trailerFile(range)
}

export function trailerFolder({ tenantId, classTag, version }: Version): string {
  return `/trailers/${tenantId}/${encodeURIComponent(classTag)}/${version}/`
}
