import { z } from 'zod'

const When = z.iso.datetime()
const Count = z.number().int()

export const QueueName = z.enum(['encoding', 'jobs'])
export type QueueName = z.infer<typeof QueueName>

/** `disabled` clubs aren't served at all; `suspended` ones are closed to members. */
export const clubStates = ['active', 'suspended', 'disabled'] as const
export const clubSorts = ['name', 'members', 'classes', 'disk', 'use', 'activity'] as const
export type ClubSort = (typeof clubSorts)[number]

export const ClubQuota = z
  .object({
    /** Null for the installation's limit. */
    diskBytes: z.number().int().min(0).max(1e15).nullable(),
    /** Minutes of video that may be prepared in a calendar month (UTC); null if unlimited. */
    encodeMinutes: z.number().int().min(0).max(10_000_000).nullable(),
    /** Accounts of members; null if unlimited. */
    members: z.number().int().min(0).max(100_000_000).nullable(),
  })
  .meta({ id: 'ClubQuota' })
export type ClubQuota = z.infer<typeof ClubQuota>

export const InstallationClub = z
  .object({
    tenantId: z.string(),
    name: z.string(),
    displayName: z.string(),
    /** The host of the club's pages. */
    host: z.string(),
    studio: z.string(),
    state: z.enum(clubStates),
    members: Count,
    classes: Count,
    /** Bytes by kind; uploads under way count in full. */
    disk: z.object({ renditions: z.number(), pictures: z.number(), sources: z.number(), incoming: z.number() }),
    quota: ClubQuota,
    /** Bytes that the club may store: its own limit, else the installation's; null without one. */
    diskLimit: z.number().nullable(),
    /** Minutes of video whose preparation began this month (UTC). */
    encodedMinutes: Count,
    /** The day on which somebody last watched, or staff last changed something. */
    lastActiveAt: When.nullable(),
  })
  .meta({ id: 'InstallationClub' })
export type InstallationClub = z.infer<typeof InstallationClub>

export const InstallationClubQuery = z.object({
  /** Part of the club's name or domain. */
  search: z.string().max(100).optional(),
  state: z.enum(clubStates).optional(),
  /** By name ascending, by anything else descending. */
  sort: z.enum(clubSorts).default('name'),
  /** Counts from 1. */
  page: z.coerce.number().int().min(1).max(10_000).default(1),
})
export type InstallationClubQuery = z.infer<typeof InstallationClubQuery>

export const InstallationClubs = z
  .object({
    clubs: z.array(InstallationClub),
    /** How many clubs match. */
    total: Count,
    hasMore: z.boolean(),
  })
  .meta({ id: 'InstallationClubs' })
export type InstallationClubs = z.infer<typeof InstallationClubs>

const TenantIds = z.array(z.string().min(1).max(100)).min(1).max(200)

export const ClubQuotaChange = z.object({ tenantIds: TenantIds, quota: ClubQuota }).meta({ id: 'ClubQuotaChange' })
export type ClubQuotaChange = z.infer<typeof ClubQuotaChange>

export const ClubSuspension = z.object({ tenantIds: TenantIds, suspended: z.boolean() }).meta({ id: 'ClubSuspension' })
export type ClubSuspension = z.infer<typeof ClubSuspension>

const Kind = z.object({
  kind: z.string(),
  waiting: Count,
  active: Count,
  failed: Count,
  /** How long the oldest job that is due has waited; null if none is. */
  oldestSeconds: Count.nullable(),
})

/** A job that failed for good. Names the club and the kind, nothing of the club's content. */
const FailedJob = z.object({
  id: z.string(),
  kind: z.string(),
  club: z.string().nullable(),
  failedAt: When.nullable(),
  error: z.string(),
})
export type FailedJob = z.infer<typeof FailedJob>

export const Queue = z
  .object({
    queue: QueueName,
    pausedAt: When.nullable(),
    kinds: z.array(Kind),
    /** The newest 50. */
    failures: z.array(FailedJob),
  })
  .meta({ id: 'InstallationQueue' })
export type Queue = z.infer<typeof Queue>

/** Without ids, all failed jobs of the queue are retried. */
export const JobRetry = z
  .object({ ids: z.array(z.string().min(1).max(400)).min(1).max(200).optional() })
  .meta({ id: 'JobRetry' })
export type JobRetry = z.infer<typeof JobRetry>

const Process = z.object({
  id: z.string(),
  kind: z.enum(['server', 'worker']),
  /** The machine's name. */
  host: z.string(),
  version: z.string(),
  startedAt: When,
  seenAt: When,
  /** Whether it has sent no heartbeat for a minute. */
  isSilent: z.boolean(),
  /** What it encodes at the moment: the club and the step. */
  doing: z.array(z.object({ club: z.string(), step: z.string() })),
})

export const Installation = z
  .object({
    versions: z.object({
      server: z.string(),
      node: z.string(),
      engine: z.enum(['embedded', 'postgresql']),
      database: z.string(),
      /** The newest migration of the database. */
      migration: z.string(),
    }),
    /** Bytes of the disk that uploads are written to; null if nothing is kept on disk. */
    disk: z.object({ free: z.number(), total: z.number(), reserved: z.number() }).nullable(),
    processes: z.array(Process),
  })
  .meta({ id: 'Installation' })
export type Installation = z.infer<typeof Installation>

/** What `npm run doctor` found, in English. */
export const Finding = z
  .object({
    check: z.string(),
    state: z.enum(['fine', 'look', 'wrong']),
    message: z.string(),
    /** What to do about it. */
    fix: z.string().nullable(),
  })
  .meta({ id: 'InstallationFinding' })
export type Finding = z.infer<typeof Finding>

const Month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/)
/** Both inclusive. */
export const UsageRange = z.object({ from: Month, until: Month })
export type UsageRange = z.infer<typeof UsageRange>
