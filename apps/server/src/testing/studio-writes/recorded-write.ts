import type { StudioCall } from '@upbeat/contract/studio/call'
import { type StudioCallName, studioCalls } from '@upbeat/contract/studio/calls'
import type { StaffApp, StudioOptions, TestStaff } from '../staff-app.ts'

type Table = typeof studioCalls
/** The writes that are recorded in the history. */
export type RecordedWrite = {
  [N in StudioCallName]: Table[N] extends { method: 'GET' } | { unrecorded: true } ? never : N
}[StudioCallName]
/**
 * These need an uploaded and prepared video, which this table can't make; `intake-history.test.ts` and
 * `choose-tracks.test.ts` cover them.
 */
export const withUploadedVideo = [
  'retryVideo',
  'cancelVideo',
  'deleteSource',
  'makePoster',
  'makeTrailer',
  'restoreVideo',
  'chooseTracks',
  'draftCaptions',
] as const
/** Needs a name server; `domain.test.ts` covers it. */
const withDomain = ['useDomain'] as const
/** Need a recording; `recording-service.test.ts` covers them. */
const withRecording = ['makeClassOfRecording', 'discardRecording'] as const
/** Needs a bucket; `bucket-uploads.test.ts` covers it. */
const withBucket = ['beginUpload'] as const
/** Needs a payment provider; `payment-account.test.ts` covers it. */
const withPaymentProvider = ['connectPaymentAccount', 'linkPaymentAccount'] as const
const notWalked = [...withUploadedVideo, ...withDomain, ...withRecording, ...withPaymentProvider, ...withBucket]
export type WalkedWrite = Exclude<RecordedWrite, (typeof notWalked)[number]>
type Prepared = Omit<StudioOptions, 'tenant'>
export type Prepare = (app: StaffApp, owner: TestStaff) => Promise<Prepared>

export const recordedWrites = (Object.entries(studioCalls) as [StudioCallName, StudioCall][])
  .filter(([, { method, unrecorded }]) => method !== 'GET' && !unrecorded)
  .map(([name]) => name)
  .filter((name): name is WalkedWrite => !(notWalked as readonly string[]).includes(name))

/** Undoing it needs a name server: `domain.test.ts` proves it. */
export const withDns = 'removeDomain'

/** Part of every secret that the samples send. */
export const markedPassword = 'Marked-Secret-1234'
