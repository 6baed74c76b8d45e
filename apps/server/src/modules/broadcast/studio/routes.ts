import { Answer } from '../../../platform/http/answer.ts'
import type { StudioMount } from '../../../platform/http/studio/studio-mount.ts'
import type { SenderService } from '../sender/sender-service.ts'
import type { BroadcastView } from './broadcast-view.ts'
import type { OwnEvent } from './own-event.ts'
import type { RecordingService } from './recording-service.ts'
import type { StreamKeys } from './stream-keys.ts'

type Parts = {
  view: BroadcastView
  keys: StreamKeys
  sender: SenderService
  recordings: RecordingService
  ownEvent: OwnEvent
}

export function mountStudioBroadcast(mount: StudioMount, { view, keys, sender, recordings, ownEvent }: Parts) {
  mount('getBroadcast', (context, { params }) => view(context, params.id))
  mount('copyStreamKey', (context, { params }) => keys.copy(context, params.id))
  mount('replaceStreamKey', (context, { params }) => keys.replace(context, params.id))
  mount('startSending', async (context, { params, body }) => {
    await ownEvent(context, params.id, 'schedule.goLive')
    return sender.start(context, params.id, body)
  })
  // A sender's id is known only to who may send.
  mount('putInitialisation', async (context, { params, body }) => {
    const { id: eventId, ...place } = params
    await sender.putInit(context, { eventId, ...place }, body)
  })
  mount('putSegment', (context, { params, query, body }) => {
    const { id: eventId, ...place } = params
    return sender.putSegment(context, { eventId, ...place, peak: query.peak }, body)
  })
  mount('stopSending', async (context, { params }) => {
    await sender.stop(context, { eventId: params.id, sender: params.sender })
  })
  mount('getRecording', (context, { params }) => recordings.get(context, params))
  mount(
    'makeClassOfRecording',
    async (context, { params, body }) => new Answer(201, await recordings.makeClass(context, params, body)),
  )
  mount('discardRecording', (context, { params }) => recordings.discard(context, params))
}
