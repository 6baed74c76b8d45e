/** The columns of the studio's own CSV file of members, in its order. An export has all of them. */
export const memberCsvHeaders = {
  email: 'Email',
  firstName: 'First name',
  lastName: 'Last name',
  language: 'Language',
  country: 'Country',
  joined: 'Joined',
  access: 'Access',
  plan: 'Plan',
  code: 'Code',
  until: 'Access until',
  labels: 'Labels',
  marketing: 'Marketing',
  note: 'Note',
} as const
export type MemberCsvField = keyof typeof memberCsvHeaders

/** What a column of any file of members can be. The last three are read and never written. */
export const memberImportFields = [
  ...(Object.keys(memberCsvHeaders) as [MemberCsvField, ...MemberCsvField[]]),
  /** First and last name in one. */
  'name',
  /** Days of access from the day of the import. */
  'days',
  /** Whether access is a gift (`yes` or `true`). */
  'gift',
] as const
export type MemberImportField = (typeof memberImportFields)[number]

/**
 * Why a member may watch, as a file says it.
 * - `free access`: given by the club
 * - `gift`: given by the club or somebody else as a gift
 * - `code`: from an access code
 * - `plan`: paid
 * - `trial`
 */
export const accessWords = {
  free: 'free access',
  gift: 'gift',
  code: 'code',
  plan: 'plan',
  trial: 'trial',
} as const
export type TransferredKind = keyof typeof accessWords
/** In place of a date: access without an end. */
export const withoutEnd = 'never'

/** The longest access that a file can give, in days. */
export const mostImportedDays = 3660
