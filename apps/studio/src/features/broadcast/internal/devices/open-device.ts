/** Why a camera or microphone doesn't open. */
export type DeviceProblem = 'denied' | 'missing' | 'inUse'

export type Opened = { track: MediaStreamTrack } | { problem: DeviceProblem }

export type CameraChoice = { deviceId: string } | { facing: 'user' | 'environment' }

/** Opens a camera with at most so many lines; the browser's default if the chosen one is gone. */
export function openCamera(choice: CameraChoice | null, lines: number): Promise<Opened> {
  const size = { width: { ideal: (lines * 16) / 9 }, height: { ideal: lines }, frameRate: { ideal: 30, max: 30 } }
  const which =
    choice && ('deviceId' in choice ? { deviceId: { ideal: choice.deviceId } } : { facingMode: choice.facing })
  return open({ video: { ...size, ...which } })
}

/** Opens a microphone for a voice over music: nothing is filtered away. */
export function openMicrophone(deviceId: string | null): Promise<Opened> {
  const processing = { echoCancellation: false, noiseSuppression: false, autoGainControl: true }
  return open({ audio: { ...processing, ...(deviceId !== null && { deviceId: { ideal: deviceId } }) } })
}

async function open(constraints: MediaStreamConstraints): Promise<Opened> {
  try {
    const [track] = (await navigator.mediaDevices.getUserMedia(constraints)).getTracks()
    return track ? { track } : { problem: 'missing' }
  } catch (error) {
    return { problem: problemOf(error) }
  }
}

function problemOf(error: unknown): DeviceProblem {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied'
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'inUse'
}

export type Device = { id: string; name: string }

/** The cameras and microphones by name; browsers name them only once one is open. */
export async function listDevices(): Promise<{ cameras: Device[]; microphones: Device[] }> {
  const all = await navigator.mediaDevices.enumerateDevices()
  const ofKind = (kind: MediaDeviceKind) =>
    all
      .filter((device) => device.kind === kind && device.deviceId !== '')
      .map(({ deviceId, label }) => ({ id: deviceId, name: label }))
  return { cameras: ofKind('videoinput'), microphones: ofKind('audioinput') }
}
