import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createStore } from 'zustand'
import { DeviceSession } from './device-session.ts'
import { closedSession, type SessionState } from './session-state.ts'

let getUserMedia: () => Promise<MediaStream>
beforeEach(() => {
  const mediaDevices = Object.assign(new EventTarget(), {
    getUserMedia: () => getUserMedia(),
    enumerateDevices: async () => [],
  })
  vi.stubGlobal('navigator', { mediaDevices })
})
afterEach(() => vi.unstubAllGlobals())

/** A camera that opens, and the event that the browser sends for what happens to it. */
function nextCamera() {
  const track = Object.assign(new EventTarget(), { stop: vi.fn() })
  getUserMedia = async () => ({ getTracks: () => [track] }) as unknown as MediaStream
  return { track, happens: (type: 'mute' | 'unmute' | 'ended') => track.dispatchEvent(new Event(type)) }
}

function openSession() {
  const store = createStore<SessionState>(() => closedSession)
  return { devices: new DeviceSession(store), trouble: () => store.getState().cameraTrouble }
}

it('WEEK-07 says that another app has taken the camera, until the picture is back', async () => {
  const camera = nextCamera()
  const { devices, trouble } = openSession()
  await devices.openCamera()
  expect(trouble()).toBeNull()
  camera.happens('mute')
  expect(trouble()).toBe('paused')
  camera.happens('unmute')
  expect(trouble()).toBeNull()
  camera.happens('ended')
  expect(trouble()).toBe('lost')
})

it('WEEK-07 says that the camera is in use, and takes it once it is free', async () => {
  const { devices, trouble } = openSession()
  getUserMedia = () => Promise.reject(new DOMException('Could not start video source', 'NotReadableError'))
  await devices.openCamera()
  expect(trouble()).toBe('inUse')
  nextCamera()
  await devices.openCamera()
  expect(trouble()).toBeNull()
})

it('says nothing of a camera that was replaced', async () => {
  const first = nextCamera()
  const { devices, trouble } = openSession()
  await devices.openCamera()
  nextCamera()
  await devices.openCamera()
  expect(first.track.stop).toHaveBeenCalledOnce()
  first.happens('ended')
  expect(trouble()).toBeNull()
})
