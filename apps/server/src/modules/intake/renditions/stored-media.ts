import type { MediaIndex, Segment, Track } from '@upbeat/rules/media/media-index'
import { createRecent } from '../../../platform/memory/recent.ts'
import type { ClassMedia, MediaLibrary } from '../../media/media-library.ts'
import type { Storage } from '../../media/storage.ts'
import type { StoredRendition, Storyboard } from '../encoding/encoder-port.ts'
import type { RenditionRow } from '../intake-rows.ts'
import type { IntakeRepository } from '../repository.ts'
import { storyboardTrack } from './storyboard-track.ts'
import { versionPrefix } from './version-prefix.ts'

/** What can be edited while a class is published. */
export type ClassTexts = {
  cues: string | null
  captionLanguages: { code: string; name: string }[]
  captions: (language: string) => Promise<string | null>
}
type Parts = {
  repository: Pick<IntakeRepository, 'findRevision' | 'renditionsOf' | 'findVersion' | 'versionsOf'>
  storage: Storage
  /** The version that members are shown; null if the class isn't published or has no stored media. */
  publishedVersion: (tenantId: string, tag: string) => Promise<number | null>
  texts: (tenantId: string, tag: string, which: { isPreview: boolean }) => Promise<ClassTexts>
}
type Lasting = Pick<ClassMedia, 'index' | 'composition' | 'read' | 'isByRange' | 'whole'> & {
  revision: number
  version: number
}
type Board = Pick<ClassMedia, 'storyboard'>

/** The number of revisions kept in memory; an hour's class takes some hundred kilobytes. */
const heldRevisions = 128

/** Media of the classes that clubs have uploaded, by revision. */
export function createStoredMedia({ repository, storage, publishedVersion, texts }: Parts) {
  const revisions = createRecent<string, Lasting>(heldRevisions)
  /** By class: what later steps can still change. */
  const changing = new Map<string, { newest: Map<number, number>; boards: Map<number, Board> }>()

  const find: MediaLibrary['find'] = async (tenantId, tag, { revision, isPreview = false } = {}) => {
    const version = isPreview ? await newestVersion(tenantId, tag) : await publishedVersion(tenantId, tag)
    if (version === null) return null
    const wanted = revision ?? (await newestRevision(tenantId, tag, version))
    const lasting = wanted === null ? null : await lastingOf(tenantId, tag, wanted)
    if (!lasting) return null
    const board = await boardOf(tenantId, tag, lasting.version)
    return { ...lasting, ...board, ...(await texts(tenantId, tag, { isPreview })), isEdited: true }
  }

  /** The version that would be published. */
  async function newestVersion(tenantId: string, tag: string) {
    for (const { version } of await repository.versionsOf(tenantId, tag)) {
      if ((await newestRevision(tenantId, tag, version)) !== null) return version
    }
    return null
  }

  async function newestRevision(tenantId: string, tag: string, version: number) {
    const { newest } = changingOf(tenantId, tag)
    const known = newest.get(version)
    if (known !== undefined) return known
    const row = await repository.findRevision(tenantId, tag, { version })
    if (row) newest.set(version, row.revision)
    return row?.revision ?? null
  }

  async function boardOf(tenantId: string, tag: string, version: number): Promise<Board> {
    const { boards } = changingOf(tenantId, tag)
    const known = boards.get(version)
    if (known) return known
    const row = await repository.findVersion({ tenantId, classTag: tag, version })
    const board = storyboard(row?.storyboard, versionPrefix(tenantId, tag, version))
    boards.set(version, board)
    return board
  }

  function changingOf(tenantId: string, tag: string) {
    const key = `${tenantId}/${tag}`
    const found = changing.get(key) ?? { newest: new Map<number, number>(), boards: new Map<number, Board>() }
    changing.set(key, found)
    return found
  }

  async function lastingOf(tenantId: string, tag: string, revision: number): Promise<Lasting | null> {
    const key = `${tenantId}/${tag}/${revision}`
    const held = revisions.get(key)
    if (held) return held
    const row = await repository.findRevision(tenantId, tag, { revision })
    if (!row) return null
    const version = { tenantId, classTag: tag, version: row.version }
    const renditions = (await repository.renditionsOf(version)).filter(({ file }) => row.files.includes(file))
    if (renditions.length < row.files.length) return null
    const prefix = versionPrefix(tenantId, tag, row.version)
    return revisions.set(key, { revision, version: row.version, ...assemble(renditions, prefix), ...reading })
  }

  const reading: Pick<ClassMedia, 'read' | 'isByRange' | 'whole'> = {
    read: storage.read,
    // Only whole files can be sent by others.
    isByRange: storage.temporaryAddress !== null || storage.internalPath !== undefined,
    async whole(key) {
      const address = await storage.temporaryAddress?.(key)
      if (address) return new URL(address)
      const bytes = (await storage.size(key)) ?? 0
      return { bytes, stream: (range) => storage.stream(key, range), internalPath: storage.internalPath?.(key) }
    },
  }

  function storyboard(board: Storyboard | null | undefined, prefix: string): Board {
    if (!board) return {}
    return {
      storyboard: {
        track: storyboardTrack(board),
        sheet: async (number) => {
          const file = board.files[number]
          return file === undefined ? null : storage.read(prefix + file)
        },
      },
    }
  }

  /** Drops what is cached of a class after a change, here or on another server. */
  function forget(tenantId: string, tag: string) {
    changing.delete(`${tenantId}/${tag}`)
  }

  /** Drops everything: notifications may have been missed. */
  function forgetAll() {
    changing.clear()
  }

  return { find, forget, forgetAll }
}

const entry = 'class'

/** The whole class as one entry: every rendition's segments as byte ranges of its file. */
export function assemble(rows: RenditionRow[], prefix: string): Pick<ClassMedia, 'index' | 'composition'> {
  const renditions = rows.map(({ rendition }) => rendition)
  const videos = renditions
    .filter((each) => each.kind === 'video')
    .sort((a, b) => a.averageBandwidth - b.averageBandwidth)
  const sound = renditions.find((each) => each.kind === 'audio')
  const [video] = videos
  if (!video || !sound || sound.kind !== 'audio') throw new Error('A revision needs picture and sound')
  const index: MediaIndex = {
    renditions: videos.map(({ name, width, height, frameRate, bandwidth, averageBandwidth, codecs }) => ({
      name,
      width,
      height,
      frameRate,
      bandwidth,
      averageBandwidth,
      codecs,
    })),
    audio: {
      bandwidth: sound.bandwidth,
      codecs: sound.codecs,
      channels: sound.channels,
      sampleRate: sound.sampleRate,
    },
    timescale: { video: video.timescale, audio: sound.timescale },
    inits: Object.fromEntries(
      [...videos, sound].map(({ name, file, initBytes }) => [name, { file: prefix + file, bytes: initBytes }]),
    ),
    videos: { [entry]: track(videos, prefix) },
    sounds: { [entry]: track([sound], prefix) },
  }
  return { index, composition: { entries: [{ video: entry, sound: entry }] } }
}

function track(renditions: StoredRendition[], prefix: string): Track {
  const lengths = renditions.map(
    ({ timescale, segments }) => segments.ticks.reduce((all, each) => all + each, 0) / timescale,
  )
  return {
    duration: Math.max(...lengths),
    segments: Object.fromEntries(renditions.map((each) => [each.name, segmentsOf(each, prefix)])),
  }
}

function segmentsOf({ file, timescale, initBytes, segments }: StoredRendition, prefix: string): Segment[] {
  let offset = initBytes
  return segments.bytes.map((bytes, number) => {
    const segment = { file: prefix + file, offset, bytes, duration: (segments.ticks[number] ?? 0) / timescale }
    offset += bytes
    return segment
  })
}
