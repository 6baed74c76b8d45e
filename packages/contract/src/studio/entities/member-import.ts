import { z } from 'zod'
import { largestImport } from '../class-csv.ts'
import { accessWords, memberImportFields, mostImportedDays, type TransferredKind } from '../member-csv.ts'

/** Where a file comes from, as its columns say. `plain` is any other file with a column of addresses. */
export const memberImportSources = ['ownExport', 'uscreen', 'mindbody', 'ghost', 'plain'] as const
export const MemberImportSource = z.enum(memberImportSources)
export type MemberImportSource = z.infer<typeof MemberImportSource>

/**
 * Why nothing of a file can be imported.
 * - `noHeaders`: its first row has values instead of names
 * - `noEmail`: no column is the address
 * - `doubleField`: two columns are the same field
 */
export const memberImportFaults = [
  'empty',
  'tooManyRows',
  'brokenQuotes',
  'noHeaders',
  'noEmail',
  'doubleField',
] as const
export const MemberImportFault = z.enum(memberImportFaults)
export type MemberImportFault = z.infer<typeof MemberImportFault>

/** Why a row is refused. */
export const memberImportProblems = [
  'noAddress',
  'address',
  'doubleAddress',
  'tooLong',
  'language',
  'country',
  'access',
  'unknownPlan',
  'codeForm',
  'unknownCode',
  'days',
  'date',
  'unclearDate',
  'farDate',
  'futureDate',
  'endMissing',
  'labels',
  'yesNo',
  'external',
  'tooManyCells',
] as const
export const MemberImportProblem = z.object({
  problem: z.enum(memberImportProblems),
  field: z.enum(memberImportFields).nullable(),
  /** The cell, shortened; for `doubleAddress` the earlier row. */
  text: z.string(),
})
export type MemberImportProblem = z.infer<typeof MemberImportProblem>

/** A CSV file as base64, and how to read it. */
export const MemberImportFile = z.object({
  file: z.base64().max(Math.ceil(largestImport / 3) * 4),
  /** The field of each column; without it, as recognised. */
  mapping: z.array(z.enum(memberImportFields).nullable()).max(500).optional(),
  /** The club's plan for each plan of the file that the club doesn't have; an empty text is access without a plan. */
  plans: z.record(z.string().max(300), z.string().max(100)).default({}),
  /** How long access lasts that the file gives no end; null refuses such rows. */
  daysWithoutEnd: z.int().min(1).max(mostImportedDays).nullable().default(null),
})
export type MemberImportFile = z.infer<typeof MemberImportFile>

const kinds = Object.keys(accessWords) as [TransferredKind, ...TransferredKind[]]
/** `until` is the last day, null without an end. */
export const TransferredAccess = z.object({
  kind: z.enum(kinds),
  until: z.iso.date().nullable(),
  code: z.string().nullable(),
  planTag: z.string().nullable(),
})
export type TransferredAccess = z.infer<typeof TransferredAccess>

/** One row of a file and what importing it does. `known`: the address is a member's, who stays as they are. */
export const MemberImportRow = z.object({
  /** Line number in the file, including the header. */
  row: z.int(),
  status: z.enum(['new', 'known', 'refused']),
  email: z.string(),
  name: z.string(),
  /** Null without access. */
  access: TransferredAccess.nullable(),
  /** Whether the file gives access that is over by now. */
  isOver: z.boolean(),
  labels: z.array(z.string()),
  /** The answer about marketing emails; null if the file has none. */
  marketing: z.boolean().nullable(),
  problems: z.array(MemberImportProblem),
})
export type MemberImportRow = z.infer<typeof MemberImportRow>

export const MemberImportCheck = z.object({
  fault: MemberImportFault.nullable(),
  source: MemberImportSource,
  columns: z.array(z.object({ header: z.string(), field: z.enum(memberImportFields).nullable(), sample: z.string() })),
  counts: z.object({ new: z.int(), known: z.int(), refused: z.int() }),
  /** The first rows of each status. */
  rows: z.array(MemberImportRow),
  /** Plans in the file that the club doesn't have. */
  unknownPlans: z.array(z.string()),
  plans: z.array(z.object({ tag: z.string(), name: z.string() })),
  /** Whether any access has no end in the file, so that `daysWithoutEnd` matters. */
  needsDays: z.boolean(),
  /** Whether the file has answers about marketing emails, which the club doesn't ask for. */
  ignoresMarketing: z.boolean(),
  /** Identifies exactly this outcome, for applying it. */
  plan: z.string(),
})
export type MemberImportCheck = z.infer<typeof MemberImportCheck>

export const RefusedMembers = z.object({
  header: z.array(z.string()),
  rows: z.array(z.object({ row: z.int(), cells: z.array(z.string()), problems: z.array(MemberImportProblem) })),
})
export type RefusedMembers = z.infer<typeof RefusedMembers>

/** How many rows of each status a check shows. */
export const shownImportRows = 25

/** An import, running or finished. */
export const MemberImport = z.object({
  id: z.uuid(),
  fileName: z.string(),
  source: MemberImportSource,
  startedBy: z.string(),
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  /** Rows by outcome; `waiting` are still to be imported. */
  rows: z.object({ waiting: z.int(), made: z.int(), known: z.int(), refused: z.int() }),
  /** Whether the refused rows can still be downloaded. */
  hasRefusedRows: z.boolean(),
  /**
   * Invitations by state. `held`: not asked for; `unclear`: the server stopped, or the connection broke, while the email
   * was sent, which isn't repeated; `needless`: the member had signed in by then.
   */
  invitations: z.object({
    held: z.int(),
    waiting: z.int(),
    sent: z.int(),
    refused: z.int(),
    unclear: z.int(),
    needless: z.int(),
  }),
})
export type MemberImport = z.infer<typeof MemberImport>
