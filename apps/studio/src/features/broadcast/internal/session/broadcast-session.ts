import { createStore } from 'zustand'
import { api } from '../../../../lib/api/api.ts'
import { broadcastObstacle, supportsVideo } from '../capture/encoder-support.ts'
import { type Effort, lessEffort, planVideo } from '../capture/video-plan.ts'
import { keepAwake } from '../devices/keep-awake.ts'
import type { CameraChoice } from '../devices/open-device.ts'
import { openPieceStore } from '../sending/open-piece-store.ts'
import { Sender } from '../sending/sender.ts'
import { type Block, type SendingEvent, sendingReducer } from '../sending/sending-state.ts'
import { DeviceSession } from './device-session.ts'
import { holdTab } from './hold-tab.ts'
import { closedSession, type SessionState } from './session-state.ts'
import { waitForNetwork } from './wait-for-network.ts'

/** A page that was sending this short a time ago goes on by itself, in milliseconds. */
const continueWithinMs = 120_000
/** An encoder that fails sooner than this after its start isn't started again. */
const failedAtOnceMs = 10_000

/** Broadcasting an event from this browser: devices, capture and sending. */
export class BroadcastSession {
  readonly store = createStore<SessionState>(() => closedSession)
  readonly #eventId: string
  readonly #devices: DeviceSession
  #sender: Promise<Sender> | null = null
  #release: (() => void) | null = null
  #stopCapture: (() => Promise<void>) | null = null
  #effort: Effort = 'full'
  #isClosed = false

  constructor(eventId: string) {
    this.#eventId = eventId
    this.#devices = new DeviceSession(this.store)
  }

  /** Looks what this browser can do, and sends and continues what was interrupted by a reload. */
  async begin(): Promise<void> {
    const obstacle = await broadcastObstacle()
    this.store.setState({ obstacle })
    if (obstacle !== null || !(await this.#hold())) return
    const sender = await this.#openSender()
    const wasSending = await sender.resume(continueWithinMs)
    if (wasSending && !this.#isClosed) return this.start()
    await sender.idle()
    if (this.store.getState().capture === 'off') this.#letGo()
  }

  openDevices = () => this.#devices.open()

  /** Begins to send; opens the devices if they aren't. */
  async start(): Promise<void> {
    if (this.store.getState().capture !== 'off') return
    this.store.setState({ capture: 'starting', hasFailed: false })
    if (!(await this.#hold())) {
      this.store.setState({ capture: 'off' })
      return
    }
    if (this.store.getState().devices !== 'open') await this.#devices.open()
    await this.#capture()
  }

  /** Ends the broadcast: resolves when all of it has been sent. */
  async end(): Promise<void> {
    this.store.setState({ capture: 'ending' })
    await this.#stop({ isLast: true })
    const sender = await this.#openSender()
    await sender.idle()
    this.#letGo()
    this.store.setState({ capture: 'off', hasEnded: true })
  }

  /** Changes the camera; the broadcast goes on with it. */
  async changeCamera(choice?: CameraChoice): Promise<void> {
    const isOn = this.store.getState().capture === 'on'
    if (isOn) await this.#stop({ isLast: false })
    await this.#devices.openCamera(choice)
    if (isOn) await this.#capture()
  }

  /** Changes the microphone, or opens the chosen one again. */
  changeMicrophone = (deviceId?: string) => this.#devices.openMicrophone(deviceId)

  /** Tries again after a block. */
  async unblock(): Promise<void> {
    const sender = await this.#openSender()
    sender.unblock()
  }

  /** Sends from here, instead of whoever does. */
  async takeOver(): Promise<void> {
    const sender = await this.#openSender()
    await sender.takeOver()
    await this.start()
  }

  /** Calls back with the peak level in dBFS; returns a function that stops it. */
  onPeak(heard: (decibel: number) => void): () => void {
    return this.#devices.mixer?.listen((_block, peak) => heard(peak)) ?? (() => {})
  }

  /** Leaves everything as after a reload: what is stored is sent the next time. */
  async close(): Promise<void> {
    this.#isClosed = true
    await this.#stop({ isLast: false })
    this.#devices.close()
    void this.#sender?.then((sender) => sender.close())
    this.#letGo()
  }

  async #capture(): Promise<void> {
    const { camera } = this.store.getState()
    const { mixer } = this.#devices
    if (!camera || !mixer || this.#isClosed) {
      this.store.setState({ capture: 'off' })
      return
    }
    const { width = 1280, height = 720, frameRate = 30 } = camera.getSettings()
    const size = { width, height, framesPerSecond: frameRate }
    const plans = await planVideo(size, {
      supports: supportsVideo,
      cores: navigator.hardwareConcurrency,
      effort: this.#effort,
    })
    const [high] = plans
    if (!high) {
      this.store.setState({ obstacle: 'noEncoder', capture: 'off' })
      return
    }
    // The camera scales at less cost than the page. One that can't keeps its size.
    await camera.applyConstraints({ ...camera.getConstraints(), ...idealOf(high) }).catch(() => {})
    const { startCapture } = await import('../capture/start-capture.ts')
    const sender = await this.#openSender()
    let last = Promise.resolve()
    const inOrder = (work: () => Promise<void>) => {
      last = last.then(work)
    }
    const startedAt = Date.now()
    const stop = await startCapture({
      video: camera as MediaStreamVideoTrack,
      mixer,
      plans,
      now: Date.now,
      onRenditions: (renditions) => inOrder(() => sender.start(renditions)),
      onPiece: (piece) => inOrder(() => sender.add(piece)),
      onFailed: () => void this.#recover(startedAt),
      onBehind: () => void this.#easeOff(),
    })
    const sleep = keepAwake()
    this.#stopCapture = async () => {
      sleep()
      await stop()
      await last
    }
    this.store.setState({ capture: 'on' })
    if (this.#isClosed) await this.#stop({ isLast: false })
  }

  /** The machine doesn't keep pace: starts anew with less to do. */
  async #easeOff(): Promise<void> {
    const effort = lessEffort(this.#effort)
    if (!effort || !this.#stopCapture || this.#isClosed) return
    this.#effort = effort
    await this.#stop({ isLast: false })
    await this.#capture()
  }

  /** An encoder failed: starts all of them anew, once. */
  async #recover(startedAt: number): Promise<void> {
    if (!this.#stopCapture || this.#isClosed) return
    await this.#stop({ isLast: false }).catch(() => {})
    if (Date.now() - startedAt < failedAtOnceMs) this.store.setState({ hasFailed: true, capture: 'off' })
    else await this.#capture()
  }

  async #stop({ isLast }: { isLast: boolean }): Promise<void> {
    const stop = this.#stopCapture
    this.#stopCapture = null
    try {
      await stop?.()
    } finally {
      await (await this.#sender)?.stop({ isLast })
    }
  }

  #openSender(): Promise<Sender> {
    this.#sender ??= openPieceStore().then(
      (store) =>
        new Sender({
          eventId: this.#eventId,
          store,
          api,
          dispatch: (event) => this.#dispatch(event),
          wait: waitForNetwork,
          now: Date.now,
          newId: () => crypto.randomUUID(),
        }),
    )
    return this.#sender
  }

  #dispatch(event: SendingEvent): void {
    this.store.setState(({ sending }) => ({ sending: sendingReducer(sending, event) }))
    if (event.type !== 'blocked' || !isFinal(event.block) || !this.#stopCapture) return
    this.store.setState({ capture: 'off' })
    void this.#stop({ isLast: false })
  }

  /** Reserves sending for this tab. False if another tab of this browser has it. */
  async #hold(): Promise<boolean> {
    this.#release ??= await holdTab(this.#eventId)
    if (this.#release === null) this.#dispatch({ type: 'blocked', block: 'otherTab' })
    else if (this.store.getState().sending.block === 'otherTab') this.#dispatch({ type: 'unblocked' })
    return this.#release !== null
  }

  #letGo(): void {
    this.#release?.()
    this.#release = null
  }
}

/** Whether nothing of the present capture will be sent any more. */
function isFinal(block: Block): boolean {
  return block === 'senderActive' || block === 'senderReplaced' || block === 'notAllowedNow'
}

function idealOf({ width, height }: { width: number; height: number }) {
  return { width: { ideal: width }, height: { ideal: height } }
}
