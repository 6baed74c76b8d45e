import { z } from 'zod'

/**
 * A member's membership as the list shows it.
 * - `external`: runs in the club's own membership system
 * - `ended`: had one, of any kind
 * - `none`: never had one
 */
export const memberStates = ['trial', 'paying', 'pastDue', 'paused', 'code', 'external', 'ended', 'none'] as const
export const MemberState = z.enum(memberStates)
export type MemberState = z.infer<typeof MemberState>

export const memberSorts = ['joined', 'seen', 'name'] as const
export type MemberSort = (typeof memberSorts)[number]

/**
 * What happened lately, or is about to.
 * - `trialEndsThisWeek`: in the next seven days
 * - `joinedThisMonth`: in the calendar month of the club's time zone
 * - `notWatched30Days`: members for at least 30 days who have watched nothing in the last 30
 */
export const memberMoments = ['trialEndsThisWeek', 'joinedThisMonth', 'notWatched30Days'] as const
export type MemberMoment = (typeof memberMoments)[number]

export const memberPageSize = 50

/** A member in the studio's list. Names may be empty. */
export const ListedMember = z
  .object({
    id: z.uuid(),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    state: MemberState,
    joinedAt: z.iso.datetime(),
    /** Precise to the day; null if they have never signed in. */
    seenAt: z.iso.datetime().nullable(),
    labels: z.array(z.string()),
  })
  .meta({ id: 'ListedMember' })
export type ListedMember = z.infer<typeof ListedMember>

export const MemberQuery = z.object({
  /** Every word must be part of the member's names or address; case and accents don't matter. */
  search: z.string().max(200).optional(),
  state: MemberState.optional(),
  label: z.string().min(1).max(40).optional(),
  when: z.enum(memberMoments).optional(),
  /** `joined` and `seen` are newest first. */
  sort: z.enum(memberSorts).default('joined'),
  /** Counts from 1; pages have 50 members. */
  page: z.coerce.number().int().min(1).max(20_000).default(1),
})
export type MemberQuery = z.infer<typeof MemberQuery>

/** What a list and an export of it have in common. */
export const MemberFilter = MemberQuery.pick({ search: true, state: true, label: true, when: true })
export type MemberFilter = z.infer<typeof MemberFilter>

export const MemberList = z.object({ members: z.array(ListedMember), hasMore: z.boolean() }).meta({ id: 'MemberList' })
export type MemberList = z.infer<typeof MemberList>

/** The labels that any member has, in alphabetical order. */
export const MemberLabels = z.object({ labels: z.array(z.string()) }).meta({ id: 'MemberLabels' })
export type MemberLabels = z.infer<typeof MemberLabels>

/** The smallest count that is shown to staff who may not see members: below it, a count could point at a person. */
export const smallestCount = 5

export const MemberCounts = z
  .object({
    /** Null if hidden: 1 to 4. */
    total: z.int().nullable(),
    /** Each null if hidden. */
    states: z.array(z.object({ state: MemberState, count: z.int().nullable() })),
  })
  .meta({ id: 'MemberCounts' })
export type MemberCounts = z.infer<typeof MemberCounts>

/** How a club's membership grows. */
export const MemberSummary = z
  .object({
    total: z.int(),
    /** How many of them joined in the last seven days (7 × 24 hours). */
    joinedLately: z.int(),
    /** How many trials end in the next seven days (7 × 24 hours). */
    trialsEnding: z.int(),
    /** The newest first, at most five. */
    newest: z.array(
      z.object({
        id: z.uuid(),
        /** Their email address if they gave no name. */
        name: z.string(),
        joinedAt: z.iso.datetime(),
      }),
    ),
    /** Whether people can join on the club's sign-up page. */
    hasSignUpPage: z.boolean(),
  })
  .meta({ id: 'MemberSummary' })
export type MemberSummary = z.infer<typeof MemberSummary>
