import { z } from 'zod'
import { largestImport } from '../class-csv.ts'
import { MemberImport, MemberImportCheck, MemberImportFile, RefusedMembers } from '../entities/member-import.ts'
import { MemberFilter } from '../entities/member-list.ts'
import { studioEndpoint } from '../studio-endpoint.ts'

const params = z.object({ id: z.uuid() })
const largestBody = Math.ceil(largestImport / 3) * 4 + 400_000

export const memberImportEndpoints = {
  /** A dry run of importing a file of members. */
  checkMemberImport: studioEndpoint('checkMemberImport', {
    body: MemberImportFile,
    largestBody,
    replies: { 200: MemberImportCheck },
    errors: [],
  }),
  /** Begins to import the rows of a checked file that aren't refused. */
  importMembers: studioEndpoint('importMembers', {
    body: MemberImportFile.extend({
      fileName: z.string().max(200),
      plan: z.string().max(100),
      /** Whether the new members are emailed now; staff can do it later. */
      invite: z.boolean(),
    }),
    largestBody,
    replies: { 200: z.object({ id: z.uuid() }) },
    errors: ['changedElsewhere', 'importRunning', 'mailOff', 'memberQuotaExceeded'],
  }),
  /** The newest imports. */
  listMemberImports: studioEndpoint('listMemberImports', {
    replies: { 200: z.object({ imports: z.array(MemberImport), mailsAreKept: z.boolean() }) },
    errors: [],
  }),
  /** Invites the members of an import who weren't invited yet. */
  inviteImportedMembers: studioEndpoint('inviteImportedMembers', {
    params,
    replies: { 200: z.object({ count: z.int() }) },
    errors: ['notFound', 'mailOff', 'notAllowedNow'],
  }),
  /** The refused rows as they are in the file, with their reasons. They are kept for a month. */
  listRefusedMembers: studioEndpoint('listRefusedMembers', {
    params,
    replies: { 200: RefusedMembers },
    errors: ['notFound'],
  }),
  /** A CSV file of the listed members, which can be imported. */
  exportMembers: studioEndpoint('exportMembers', {
    query: MemberFilter,
    replies: { 200: null },
    errors: [],
  }),
}
