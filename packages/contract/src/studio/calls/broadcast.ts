import type { StudioCall } from '../call.ts'

const base = '/live-events/:id/broadcast'
const recording = `${base}/recordings/:startsAt` as const

/** Broadcasts of live events: stream keys, sending from the browser, and recordings. */
export const broadcastCalls = {
  getBroadcast: { method: 'GET', path: base, permission: 'schedule.view' },
  copyStreamKey: {
    method: 'POST',
    path: `${base}/key/copy`,
    permission: 'streamKeys.view',
    reauthentication: true,
    unrecorded: true,
  },
  replaceStreamKey: { method: 'POST', path: `${base}/key`, permission: 'streamKeys.replace', reauthentication: true },
  startSending: { method: 'POST', path: `${base}/sender`, permission: 'schedule.goLive', unrecorded: true },
  putInitialisation: {
    method: 'PUT',
    path: `${base}/sender/:sender/:rendition/init`,
    permission: 'schedule.goLive',
    unrecorded: true,
  },
  putSegment: {
    method: 'PUT',
    path: `${base}/sender/:sender/:rendition/:number`,
    permission: 'schedule.goLive',
    unrecorded: true,
  },
  stopSending: { method: 'DELETE', path: `${base}/sender/:sender`, permission: 'schedule.goLive', unrecorded: true },
  getRecording: { method: 'GET', path: recording, permission: 'schedule.view' },
  makeClassOfRecording: { method: 'POST', path: `${recording}/class`, permission: 'schedule.goLive' },
  discardRecording: { method: 'DELETE', path: recording, permission: 'schedule.goLive' },
} as const satisfies Record<string, StudioCall>
