import { z } from 'zod'
import { largestImport } from '../../class-csv.ts'
import { ClassFields, optionKinds } from '../class.ts'

/** Why a file can't be parsed at all; `column` is its number in the file. */
export const ImportFault = z.object({
  kind: z.enum(['empty', 'noHeaders', 'unnamedColumn', 'doubleHeader', 'tooManyRows', 'brokenQuotes']),
  column: z.number().nullable(),
})
export type ImportFault = z.infer<typeof ImportFault>

export const importProblems = [
  'unknownId',
  'doubleId',
  'bin',
  'notYours',
  'noTitle',
  'level',
  'category',
  'number',
  'tooLong',
  'date',
  'unclearDate',
  'tooManyCells',
] as const
export type ImportProblem = (typeof importProblems)[number]

/** One row of a file, and the effect of importing it. */
export const ImportRow = z.object({
  /** Line number in the file, including the header. */
  row: z.number(),
  status: z.enum(['new', 'changed', 'unchanged', 'invalid']),
  name: z.string(),
  /** What changes in a class, as the file writes it, shortened. Empty for a new class. */
  changes: z.array(z.object({ field: ClassFields.keyof(), from: z.string(), to: z.string() })),
  problems: z.array(
    z.object({ problem: z.enum(importProblems), field: ClassFields.keyof().nullable(), text: z.string() }),
  ),
})
export type ImportRow = z.infer<typeof ImportRow>

export const ImportCheck = z.object({
  fault: ImportFault.nullable(),
  counts: z.object({ new: z.number(), changed: z.number(), unchanged: z.number(), invalid: z.number() }),
  rows: z.array(ImportRow),
  /** Coaches, keywords and other shared words that no class of the club has yet: new ones, or mistyped. */
  newWords: z.array(z.object({ field: z.enum(optionKinds), words: z.array(z.string()) })),
  /** Headers of ignored columns. */
  ignored: z.array(z.string()),
  /** Identifies exactly this outcome, for applying it. */
  plan: z.string(),
})
export type ImportCheck = z.infer<typeof ImportCheck>

/** A CSV file as base64. */
export const ImportFile = z.object({ file: z.base64().max(Math.ceil(largestImport / 3) * 4) })
