import type { StudioApi } from '../../../../lib/api/create-studio-api.ts'
import { reasonOf } from '../../../../lib/api/studio-error.ts'
import type { Piece, Rendition } from '../capture/rendition.ts'
import { isTemporary } from './is-temporary.ts'
import type { PendingSegment, PieceStore, Run, Segment } from './piece-store.ts'
import { type Block, retryMs, type SendingEvent } from './sending-state.ts'

export type SenderParts = {
  eventId: string
  store: PieceStore
  api: StudioApi
  dispatch: (event: SendingEvent) => void
  /** Resolves after so many milliseconds, or sooner if the network returns. */
  wait: (milliseconds: number) => Promise<void>
  /** Milliseconds since 1970. */
  now: () => number
  newId: () => string
}

/**
 * Sends segments in order, one at a time. Each is stored first and removed when the server has confirmed it, so that neither a lost network
 * nor a reload of the page loses any.
 */
export class Sender {
  readonly #parts: SenderParts
  /** The oldest first; only the open one grows. */
  #runs: Run[] = []
  #open: Run | null = null
  #order = 0
  #failures = 0
  #mayTakeOver = false
  #state: 'waiting' | 'sending' | 'blocked' | 'closed' = 'waiting'
  /** Initialisation segments that a sender has, as `SENDER RENDITION`. */
  readonly #initialised = new Set<string>()
  #waiting: (() => void)[] = []

  constructor(parts: SenderParts) {
    this.#parts = parts
  }

  /** Sends what an earlier page has left. Resolves to whether that page was broadcasting at most `withinMs` ago and hadn't ended it. */
  async resume(withinMs: number): Promise<boolean> {
    const { eventId, store, dispatch, now } = this.#parts
    const left = await store.listRuns(eventId)
    const recent = left.filter((run) => now() - run.activeAt <= uselessAfterMs)
    for (const run of left) if (!recent.includes(run)) await store.removeRun(run.id)
    this.#runs = recent
    for (const run of recent) {
      for (const length of await store.lengths(run.id)) dispatch({ type: 'queued', ...length })
    }
    const last = this.#runs.at(-1)
    this.#mayTakeOver = last?.sender != null
    void this.#pump()
    return last !== undefined && !last.isLast && now() - last.activeAt <= withinMs
  }

  /** Begins a run; the pieces of its capture follow. */
  async start(renditions: Rendition[]): Promise<void> {
    const { eventId, store, now, newId } = this.#parts
    const startedAt = now()
    const begun = { id: newId(), eventId, startedAt, activeAt: startedAt, renditions }
    const run: Run = { ...begun, inits: {}, sender: null, base: 0, isLast: false }
    this.#runs.push(run)
    this.#open = run
    await store.saveRun(run)
  }

  async add(piece: Piece): Promise<void> {
    const { store, dispatch, now } = this.#parts
    const run = this.#open
    if (!run) return
    run.activeAt = now()
    if (piece.kind === 'init') {
      run.inits[piece.rendition] = piece.bytes
      await store.saveRun(run)
      return
    }
    this.#order += 1
    const order = this.#order
    dispatch({ type: 'queued', rendition: piece.rendition, second: piece.durationSecond })
    await store.add(run.id, { order, segment: piece })
    await store.saveRun(run)
    void this.#pump()
  }

  /** The capture has ended. With `isLast` the server is told once all is sent. */
  async stop({ isLast }: { isLast: boolean }): Promise<void> {
    const run = this.#open
    this.#open = null
    if (run) await this.#parts.store.saveRun(Object.assign(run, { isLast }))
    void this.#pump()
  }

  /** Tries again after a block. */
  unblock(): void {
    if (this.#state === 'blocked') this.#state = 'waiting'
    this.#parts.dispatch({ type: 'unblocked' })
    void this.#pump()
  }

  /** Lets the next run replace whoever is sending. What waits is dropped: it would come after the other's picture of the same time. */
  async takeOver(): Promise<void> {
    this.#mayTakeOver = true
    for (const run of [...this.#runs]) await this.#drop(run)
    this.unblock()
  }

  /** Resolves when everything is sent, or it is blocked. */
  async idle(): Promise<void> {
    if (this.#state === 'sending') await new Promise<void>((resolve) => this.#waiting.push(resolve))
  }

  /** Stops at once. What is stored stays for `resume`. */
  close(): void {
    this.#state = 'closed'
  }

  async #pump(): Promise<void> {
    if (this.#state !== 'waiting') return
    this.#state = 'sending'
    let hasMore = true
    while (hasMore) hasMore = (await this.#next()) && this.#isSending()
    if (this.#isSending()) this.#state = 'waiting'
    for (const resolve of this.#waiting.splice(0)) resolve()
  }

  /** `close` and a block end the loop from outside. */
  #isSending(): boolean {
    return this.#state === 'sending'
  }

  /** Sends the next segment, repeatedly if need be. False if there is nothing more to send now. */
  async #next(): Promise<boolean> {
    const [run] = this.#runs
    if (!run) return false
    const pending = await this.#parts.store.first(run.id)
    if (!pending && run === this.#open) return false
    try {
      await (pending ? this.#send(run, pending) : this.#finish(run))
      this.#failures = 0
    } catch (error) {
      // What is left of an earlier capture of a class that is over.
      if (reasonOf(error) === 'notAllowedNow' && run !== this.#open) return this.#drop(run)
      if (!isTemporary(error)) {
        this.#state = 'blocked'
        this.#parts.dispatch({ type: 'blocked', block: blockOf(error) })
        return false
      }
      this.#failures += 1
      this.#parts.dispatch({ type: 'failed' })
      await this.#parts.wait(retryMs(this.#failures))
    }
    return true
  }

  async #drop(run: Run): Promise<true> {
    const { store, dispatch } = this.#parts
    for (const length of await store.lengths(run.id)) dispatch({ type: 'lost', ...length })
    this.#runs = this.#runs.filter((each) => each !== run)
    await store.removeRun(run.id)
    return true
  }

  async #send(run: Run, { order, segment }: PendingSegment): Promise<void> {
    const { api, eventId, store, dispatch } = this.#parts
    const { rendition, durationSecond: second } = segment
    const sender = run.sender ?? (await this.#introduce(run, segment.index))
    const params = { id: eventId, sender, rendition }
    try {
      const init = run.inits[rendition]
      const key = `${sender} ${rendition}`
      if (init && !this.#initialised.has(key)) await api('putInitialisation', { params, body: init, limitMs })
      this.#initialised.add(key)
      const number = run.base + segment.index
      await api('putSegment', { params: { ...params, number }, ...contentOf(segment), limitMs })
      dispatch({ type: 'sent', rendition, second })
    } catch (error) {
      // The server has forgotten the sender: introduce it anew with this segment.
      if (reasonOf(error) === 'notFound') {
        run.sender = null
        return
      }
      if (reasonOf(error) !== 'segmentInvalid') throw error
      dispatch({ type: 'lost', rendition, second })
    }
    await store.remove(run.id, order)
  }

  /** Names the run's renditions to the server, and learns the number of the segment with this index. */
  async #introduce(run: Run, index: number): Promise<string> {
    const { api, eventId, store } = this.#parts
    const body = { renditions: run.renditions, takeOver: this.#mayTakeOver }
    const { sender, next } = await api('startSending', { params: { id: eventId }, body })
    Object.assign(run, { sender, base: Math.max(...Object.values(next)) - index })
    this.#mayTakeOver = true
    await store.saveRun(run)
    return sender
  }

  async #finish(run: Run): Promise<void> {
    const { api, eventId, store } = this.#parts
    if (run.isLast && run.sender !== null) {
      await api('stopSending', { params: { id: eventId, sender: run.sender } }).catch((error: unknown) => {
        if (reasonOf(error) !== 'notFound') throw error
      })
    }
    this.#runs.shift()
    await store.removeRun(run.id)
  }
}

/** The server takes nothing more of a class this long ago. */
const uselessAfterMs = 6 * 3_600_000
/** A segment may take half a minute per megabit of a poor connection. */
const limitMs = 60_000

function contentOf({ bytes, durationSecond, startSecond, peakDecibel }: Segment) {
  const peak = peakDecibel === undefined ? {} : { peak: Math.max(peakDecibel, -200) }
  return { query: { duration: durationSecond, start: startSecond, ...peak }, body: bytes }
}

function blockOf(error: unknown): Block {
  const reason = reasonOf(error)
  return blocks.find((each) => each === reason) ?? 'refused'
}

const blocks = ['senderActive', 'senderReplaced', 'notAllowedNow', 'storageFull'] as const
