/** The state of a class's video, worst first: what needs somebody comes before what goes on by itself. */
export const videoStates = ['failed', 'interrupted', 'waiting', 'uploading', 'preparing', 'ready', 'none'] as const
export type VideoState = (typeof videoStates)[number]

export type VideoStatus<Reason extends string = string> = {
  state: VideoState
  /** From 0 to 1: of the upload, or of the preparation. Null once all is done, and if unknown. */
  progress: number | null
  /** Why it failed or waits, if not only for its turn. */
  reason: Reason | null
}

type Step<Reason> = {
  step: string
  state: 'waiting' | 'running' | 'done' | 'failed' | 'cancelled'
  progress: number
  waitsFor: Reason | null
  reason: Reason | null
}

/** Roughly how long each step takes compared to the others. */
const weights: Readonly<Record<string, number>> = { ladder: 12, low: 4, sound: 2, probe: 0.5 }

/** The status of a video whose file has arrived. It is ready as soon as it plays, though better qualities may follow. */
export function preparedStatus<Reason extends string>({
  refusal,
  isPlayable,
  steps,
}: {
  /** Why the file can't become a class. */
  refusal: Reason | null
  isPlayable: boolean
  steps: readonly Step<Reason>[]
}): VideoStatus<Reason | 'other' | 'cancelled'> {
  if (refusal !== null) return { state: 'failed', progress: null, reason: refusal }
  const failed = steps.find(({ state }) => state === 'failed')
  if (failed) return { state: 'failed', progress: null, reason: failed.reason ?? 'other' }
  const open = steps.filter(({ state }) => state === 'waiting' || state === 'running')
  const progress = open.length === 0 ? null : progressOf(steps)
  if (isPlayable) return { state: 'ready', progress, reason: null }
  if (open.length === 0) return { state: 'failed', progress, reason: 'cancelled' }
  if (open.some(({ state }) => state === 'running')) return { state: 'preparing', progress, reason: null }
  return { state: 'waiting', progress, reason: open.find(({ waitsFor }) => waitsFor)?.waitsFor ?? null }
}

/** An upload that nothing has been heard of for so long was interrupted. Clients send or retry at least every 30 seconds. */
export const idleUploadMs = 60_000

/** The status of a video whose file is on its way. */
export function arrivingStatus({ received, idleMs }: { received: number | null; idleMs: number }): VideoStatus<never> {
  return { state: idleMs > idleUploadMs ? 'interrupted' : 'uploading', progress: received, reason: null }
}

function progressOf(steps: readonly Step<unknown>[]): number {
  const weightOf = ({ step }: Step<unknown>) => weights[step] ?? 1
  const whole = steps.reduce((sum, step) => sum + weightOf(step), 0)
  return steps.reduce((sum, step) => sum + weightOf(step) * (step.state === 'done' ? 1 : step.progress), 0) / whole
}
