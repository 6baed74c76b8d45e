import type { Http } from '../../../platform/http/open-http.ts'
import type { Platform } from '../../../platform/open-platform.ts'
import type { Audit } from '../../audit/audit.ts'
import type { Events } from '../../events/events.ts'
import type { TakeRecording } from '../../intake/uploads/take-recording.ts'
import type { MediaService } from '../../media/service.ts'
import type { Publishing } from '../../publishing/service.ts'
import { type AttendanceParts, createAttendanceOf } from '../attendance.ts'
import type { Broadcasting } from '../compose.ts'
import { createHealth } from '../health.ts'
import { createSenderService } from '../sender/sender-service.ts'
import { createBroadcastView } from './broadcast-view.ts'
import { createOwnEvent } from './own-event.ts'
import { createRecordingService } from './recording-service.ts'
import { mountStudioBroadcast } from './routes.ts'
import { createStreamKeys } from './stream-keys.ts'

type Parts = Pick<Platform, 'db' | 'clock' | 'makeId'> &
  Pick<Http, 'studioMount'> & {
    audit: Audit
    events: Events
    publishing: Publishing
    media: MediaService
    broadcasting: Broadcasting
    takeRecording: TakeRecording
    attendance: AttendanceParts['attendance']
  }

/** Broadcasts in the studio. */
export function composeStudioBroadcast(parts: Parts) {
  const { studioMount, broadcasting } = parts
  const ownEvent = createOwnEvent(parts)
  const keys = createStreamKeys({ ...parts, ...broadcasting, ownEvent })
  const health = createHealth(broadcasting)
  const attendanceOf = createAttendanceOf({ ...parts, ...broadcasting })
  const view = createBroadcastView({ ...parts, ...broadcasting, ownEvent, keys, health, attendanceOf })
  const sender = createSenderService({ ...parts, ...broadcasting })
  const recordings = createRecordingService({ ...parts, ...broadcasting, ownEvent })
  mountStudioBroadcast(studioMount, { view, keys, sender, recordings, ownEvent })
}
