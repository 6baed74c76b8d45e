import type { StoreApi } from 'zustand'
import { followBattery } from '../devices/follow-battery.ts'
import { type CameraChoice, listDevices, type Opened, openCamera, openMicrophone } from '../devices/open-device.ts'
import { openSoundMixer, type SoundMixer } from '../devices/sound-mixer.ts'
import { watchTrack } from '../devices/watch-track.ts'
import type { SessionState } from './session-state.ts'

/** The lines that are asked of a camera; `planVideo` sends fewer where the encoder can't. */
const lines = 1080

/** The camera and the microphone of a page, chosen, watched and replaced. */
export class DeviceSession {
  readonly #store: StoreApi<SessionState>
  #choice: CameraChoice | null = null
  #microphoneId: string | null = null
  #mixer: SoundMixer | null = null
  readonly #ended = new AbortController()

  constructor(store: StoreApi<SessionState>) {
    this.#store = store
    navigator.mediaDevices?.addEventListener('devicechange', () => void this.#list(), this.#ended)
    const stopBattery = followBattery((battery) => store.setState({ battery }))
    this.#ended.signal.addEventListener('abort', stopBattery)
  }

  get mixer(): SoundMixer | null {
    return this.#mixer
  }

  /** Opens the chosen camera and microphone, asking for permission if need be. */
  async open(): Promise<void> {
    this.#store.setState({ devices: 'opening' })
    await Promise.all([this.openCamera(), this.openMicrophone()])
    await this.#list()
    if (!this.#ended.signal.aborted) this.#store.setState({ devices: 'open' })
  }

  /** Opens another camera, or the chosen one again. */
  async openCamera(choice: CameraChoice | null = this.#choice): Promise<void> {
    this.#choice = choice
    // Phones open one camera at a time.
    this.#store.getState().camera?.stop()
    const camera = this.#kept(await openCamera(choice, lines))
    this.#store.setState({
      camera: 'track' in camera ? camera.track : null,
      cameraTrouble: 'track' in camera ? null : camera.problem,
    })
    if (!('track' in camera)) return
    const isCurrent = () => this.#store.getState().camera === camera.track
    watchTrack(camera.track, {
      onLost: () => isCurrent() && this.#store.setState({ cameraTrouble: 'lost' }),
      onPaused: (isPaused) => isCurrent() && this.#store.setState({ cameraTrouble: isPaused ? 'paused' : null }),
    })
  }

  /** Opens another microphone, or the chosen one again. What is being sent goes on with it. */
  async openMicrophone(deviceId: string | null = this.#microphoneId): Promise<void> {
    this.#microphoneId = deviceId
    this.#store.getState().microphone?.stop()
    const microphone = this.#kept(await openMicrophone(deviceId))
    const track = 'track' in microphone ? microphone.track : null
    this.#mixer ??= await openSoundMixer()
    this.#mixer.plug(track)
    this.#store.setState({ microphone: track, microphoneTrouble: 'track' in microphone ? null : microphone.problem })
    if (!track) return
    const isCurrent = () => this.#store.getState().microphone === track
    watchTrack(track, {
      onLost: () => isCurrent() && this.#store.setState({ microphoneTrouble: 'lost' }),
      onPaused: (isPaused) => isCurrent() && this.#store.setState({ microphoneTrouble: isPaused ? 'paused' : null }),
    })
  }

  close(): void {
    this.#ended.abort()
    const { camera, microphone } = this.#store.getState()
    camera?.stop()
    microphone?.stop()
    this.#mixer?.close()
  }

  async #list(): Promise<void> {
    this.#store.setState(await listDevices())
  }

  /** Closes a device at once that opened after the page was left. */
  #kept(opened: Opened): Opened {
    if (this.#ended.signal.aborted && 'track' in opened) opened.track.stop()
    return opened
  }
}
