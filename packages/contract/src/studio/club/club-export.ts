import { z } from 'zod'
import { studioEndpoint } from '../studio-endpoint.ts'

/** The club's latest export as a file (PLAT-03). */
export const ClubExport = z.object({
  state: z.enum(['running', 'ready', 'failed']),
  /** 0 to 1. */
  progress: z.number().min(0).max(1),
  withMedia: z.boolean(),
  startedBy: z.string(),
  startedAt: z.iso.datetime(),
  /** Of the file; null until it is ready. */
  bytes: z.number().int().nullable(),
  /** When the file is deleted; null until it is ready. */
  expiresAt: z.iso.datetime().nullable(),
})
export type ClubExport = z.infer<typeof ClubExport>

const NewClubExport = z.object({ withMedia: z.boolean() })

export const clubExportEndpoints = {
  /** Null if there is none, or if its file was deleted after a day. */
  getClubExport: studioEndpoint('getClubExport', { replies: { 200: ClubExport.nullable() }, errors: [] }),
  /** Replaces the file of an earlier one. */
  startClubExport: studioEndpoint('startClubExport', {
    body: NewClubExport,
    replies: { 200: ClubExport },
    errors: ['exportRunning'],
  }),
  /** The path of the file below the studio's calls; it can be opened for five minutes. */
  openClubExport: studioEndpoint('openClubExport', {
    replies: { 200: z.object({ path: z.string() }) },
    errors: ['notFound'],
  }),
  /** A tar file. */
  downloadClubExport: studioEndpoint('downloadClubExport', {
    params: z.object({ token: z.string().max(100) }),
    replies: { 200: null },
    errors: ['notFound'],
  }),
}
