import type { ClassVideo, VideoStatus } from '@upbeat/contract/studio/entities/intake'
import type { StudioTextKey } from '@upbeat/phrases/studio/phrase-key'
import type { VideoState } from '@upbeat/rules/media/video-status'
import type { Text } from '../i18n/use-text.ts'

export const videoStateKeys: Record<VideoState, StudioTextKey> = {
  failed: 'uploads.stateFailed',
  interrupted: 'uploads.stateInterrupted',
  waiting: 'uploads.waiting',
  uploading: 'uploads.stateUploading',
  preparing: 'uploads.statePreparing',
  ready: 'uploads.stateReady',
  none: 'uploads.stateNone',
}

export const refusalKeys: Record<NonNullable<ClassVideo['refusal']>, StudioTextKey> = {
  notVideo: 'uploads.refusedNotVideo',
  corrupt: 'uploads.refusedCorrupt',
  encrypted: 'uploads.refusedEncrypted',
  noPicture: 'uploads.refusedNoPicture',
  tooShort: 'uploads.refusedTooShort',
  tooLong: 'uploads.refusedTooLong',
  tooLarge: 'uploads.refusedTooLarge',
  tooManyStreams: 'uploads.refusedTooManyStreams',
  joined: 'uploads.refusedJoined',
}

export const failureKeys: Record<NonNullable<ClassVideo['steps'][number]['reason']>, StudioTextKey> = {
  sourceMissing: 'uploads.failedSourceMissing',
  tookTooLong: 'uploads.failedTookTooLong',
  tooMuchMemory: 'uploads.failedTooMuchMemory',
  crashed: 'uploads.failedCrashed',
  badResult: 'uploads.failedBadResult',
  captionsFailed: 'uploads.stepFailed',
  captionsUnreadable: 'uploads.stepFailed',
  noSpeech: 'uploads.stepFailed',
  other: 'uploads.stepFailed',
}

const reasonKeys: Record<NonNullable<VideoStatus['reason']>, StudioTextKey> = {
  ...refusalKeys,
  ...failureKeys,
  cancelled: 'uploads.stepCancelled',
  disk: 'uploads.waitsForDisk',
  retry: 'uploads.waitsForRetry',
  paused: 'uploads.waitsForOperator',
  step: 'uploads.waiting',
  service: 'uploads.waiting',
}

/** The state of a class's video in a few words, and the sentence to go with it: why, and what to do. */
export function videoStatusText(t: Text, { state, progress, reason }: VideoStatus): { label: string; note: string } {
  const name = t(videoStateKeys[state])
  const label = progress === null ? name : t('uploads.stateAt', { state: name, percent: percentOf(progress) })
  switch (state) {
    case 'failed':
      return { label: name, note: t(reasonKeys[reason ?? 'other']) }
    case 'interrupted':
      return { label, note: t('uploads.interruptedNote') }
    case 'waiting':
      return { label: reason === null ? name : t(reasonKeys[reason]), note: '' }
    case 'ready':
      return { label: name, note: progress === null ? '' : t('uploads.betterFollow', { percent: percentOf(progress) }) }
    default:
      return { label, note: '' }
  }
}

function percentOf(progress: number): number {
  return Math.floor(progress * 100)
}
