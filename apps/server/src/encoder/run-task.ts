import { mkdirSync } from 'node:fs'
import type { EncoderResults, EncoderTask } from '../modules/intake/encoding/encoder-port.ts'
import { encodeAudio } from './encode-audio.ts'
import { encodePicture } from './encode-picture.ts'
import { encodeTrailer } from './encode-trailer.ts'
import { inspect } from './inspect.ts'
import { probeSource } from './probe/probe-source.ts'
import { remux } from './remux.ts'

export type Report = (progress: number) => Promise<void>

/** Runs a task. It writes only to the task's own folders. */
export async function runTask(task: EncoderTask, report: Report): Promise<EncoderResults[EncoderTask['kind']]> {
  if ('folder' in task) mkdirSync(task.folder, { recursive: true })
  switch (task.kind) {
    case 'probe':
      return { facts: probeSource(task.source, task.tracks) }
    case 'remux':
      return { renditions: await remux(task.source, task.facts, task.folder, report) }
    case 'audio':
      return encodeAudio(task.source, task.facts, task.folder, report)
    case 'picture':
      return encodePicture(task, report)
    case 'posters':
      return { posters: await (await pictures()).makePosters(task.source, task.facts, task.folder, report) }
    case 'storyboard':
      return { storyboard: await (await storyboards()).makeStoryboard(task.source, task.facts, task.folder, report) }
    case 'still':
      await (await pictures()).makeStill(task)
      return {}
    case 'trailer':
      return encodeTrailer(task, report)
    case 'inspect':
      return inspect(task.file)
    case 'recording':
      return (await recordings()).joinRecording(task, report)
  }
}

/** Loaded on demand: their libraries take as long to load as everything else here. */
const pictures = () => import('./pictures.ts')
const recordings = () => import('./join-recording.ts')
const storyboards = () => import('./storyboard.ts')
