import { Failure } from '../../../platform/failure/failure.ts'
import type { StaffContext } from '../../../platform/http/studio/studio-context.ts'
import { asPlatform } from '../../../platform/scope/scope.ts'
import type { ChosenTracks, SourceFacts } from '../encoding/encoder-port.ts'
import type { InTransaction, IntakeChange } from '../intake-change.ts'
import type { VersionKey, VersionRow } from '../intake-rows.ts'
import { entryOf } from '../record-repository.ts'
import type { UploadRoom } from '../uploads/upload-room.ts'
import { chosenTracks } from './present-tracks.ts'
import { sourceVersion } from './version-prefix.ts'

type Parts = {
  change: IntakeChange
  room: Pick<UploadRoom, 'countBegun' | 'assertRoom'>
  makeId: () => string
}
/** By index in the file; what isn't named stays as it is. */
export type WantedTracks = { picture?: number | undefined; sound?: number | undefined }

/**
 * Makes another video of the class from other tracks of the same source. Members keep the current one until the new one plays and is published.
 * @throws Failure notAllowedNow, trackMissing, sourceDeleted, storageFull, quotaExceeded, tooManyRequests
 */
export async function chooseTracksOf(
  { change, room, makeId }: Parts,
  context: StaffContext,
  { tenantId, classTag, version }: VersionRow,
  wanted: WantedTracks,
): Promise<VersionKey> {
  await room.countBegun(context)
  // All clubs share the server's space, so their uploads are read.
  return asPlatform(() =>
    change(async (on) => {
      await on.repository.lockUploads()
      await on.repository.lockSources(tenantId, classTag)
      const row = await on.repository.findVersion({ tenantId, classTag, version })
      if (!row) throw new Failure('notFound')
      if (!row.facts || row.refusal !== null) throw new Failure('notAllowedNow')
      const { sourceBytes, fileName } = row
      if (sourceBytes === null) throw new Failure('sourceDeleted')
      const tracks = newTracks(row.facts, wanted)
      // What is made of a file takes about as much as the file.
      await room.assertRoom(on, tenantId, sourceBytes)
      const key = { tenantId, classTag, version: await on.repository.nextVersion(tenantId, classTag) }
      // They are of the current tracks until the file has been probed for the new ones.
      const facts = { ...row.facts, taken: { ...tracks, version: sourceVersion(row) } }
      // Uploads stay when their video is removed, so its version is never used again.
      const { accountId } = context.staff
      const at = { createdAt: context.now, changedAt: context.now }
      const upload = {
        ...key,
        ...at,
        id: makeId(),
        fileName,
        bytes: sourceBytes,
        accountId,
        state: 'received' as const,
      }
      await on.repository.addUpload(upload)
      await on.repository.addVersion({ ...key, fileName, sourceBytes, facts, createdAt: context.now })
      await on.repository.addSteps(key, ['probe'])
      const after = { version: key.version, tracks }
      await on.record(context, entryOf(row, 'chooseTracks', await publishedNext(on, row), after))
      return key
    }),
  )
}

function newTracks(facts: SourceFacts, wanted: WantedTracks): ChosenTracks {
  const before = chosenTracks(facts)
  const { picture = before.picture, sound = before.sound } = wanted
  const { pictures = [], sounds = [] } = facts.tracks ?? {}
  const isThere = (tracks: { stream: number }[], index: number | undefined) =>
    index === undefined || tracks.some(({ stream }) => stream === index)
  if (!isThere(pictures, wanted.picture) || !isThere(sounds, wanted.sound)) throw new Failure('trackMissing')
  if (picture === before.picture && sound === before.sound) throw new Failure('notAllowedNow')
  return { picture, sound }
}

/** The video that would be published now; null if nothing plays. */
async function publishedNext(on: InTransaction, { tenantId, classTag }: VersionRow) {
  const [chosen] = await on.repository.playable(tenantId, [classTag])
  const row = chosen && (await on.repository.findVersion({ tenantId, classTag, version: chosen.version }))
  if (!row) return null
  return { version: row.version, ...(row.facts?.tracks && { tracks: chosenTracks(row.facts) }) }
}
