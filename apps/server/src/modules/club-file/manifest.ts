import { z } from 'zod'

/** The format of the files that this version writes; it reads no other. */
export const clubFileFormat = 1
export const manifestName = 'manifest.json'
export const checksumsName = 'checksums.ndjson'

const Sha256 = z.string().regex(/^[0-9a-f]{64}$/)

/** The first entry of a club's file. */
export const ClubManifest = z.object({
  format: z.literal(clubFileFormat),
  /** The version of Upbeat, and the newest migration of its database: a file of a newer one can't be imported. */
  version: z.string(),
  schema: z.number(),
  exportedAt: z.iso.datetime(),
  club: z.object({ id: z.string().min(1), name: z.string().min(1), domain: z.string().nullable() }),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number().int(), sha256: Sha256 })),
  media: z.object({
    isIncluded: z.boolean(),
    files: z.number().int(),
    bytes: z.number(),
    /** Files that rows name and that were not in the storage. */
    missing: z.array(z.string()),
  }),
  /** The club's secrets, sealed by a passphrase; null if they were left out. */
  secrets: z.object({ salt: z.string(), sealed: z.string() }).nullable(),
  /** What has to be entered again at the new place, one line each. */
  enterAgain: z.array(z.string()),
})
export type ClubManifest = z.infer<typeof ClubManifest>

/** The last entry lists the checksums of the manifest and of every file of media. A file that was cut off lacks it. */
export const FileChecksum = z.object({ name: z.string(), sha256: Sha256 })

export function tableEntry(name: string): string {
  return `tables/${name}.ndjson.gz`
}

/** For the terminal. */
export function describeManifest({
  version,
  exportedAt,
  club,
  tables,
  media,
  secrets,
  enterAgain,
}: ClubManifest): string {
  const filled = tables.filter(({ rows }) => rows > 0)
  const files = media.isIncluded
    ? `  ${media.files} files of media, ${(media.bytes / 1024 / 1024).toFixed(1)} MB`
    : '  no media'
  return [
    `${club.name}, exported ${exportedAt} by Upbeat ${version}:`,
    ...filled.map(({ name, rows }) => `  ${name.padEnd(24)}${String(rows).padStart(9)}`),
    files,
    ...media.missing.map((name) => `  MISSING: ${name}`),
    secrets ? '  secrets, sealed by the passphrase' : '  no secrets',
    ...enterAgain.map((text) => `To be entered again: ${text}`),
  ].join('\n')
}
