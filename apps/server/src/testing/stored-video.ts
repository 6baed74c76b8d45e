import { fromPartial } from '@upbeat/rules/testing/from-partial'
import type { SourceFacts, StoredRendition } from '../modules/intake/encoding/encoder-port.ts'
import type { StepName } from '../modules/intake/encoding/plan-steps.ts'
import { inTenant } from '../platform/scope/scope.ts'
import type { IntakeApp } from './intake-app.ts'

const facts = fromPartial<SourceFacts>({
  durationSecond: 60,
  tags: { title: null, artist: null },
  video: { width: 640, height: 360 },
})

const played = {
  codecs: '',
  bandwidth: 1,
  averageBandwidth: 1,
  timescale: 1,
  initBytes: 1,
  segments: { bytes: [1], ticks: [60] },
}
const renditions: StoredRendition[] = [
  { ...played, name: '360', file: '360.mp4', kind: 'video', width: 640, height: 360, frameRate: 30 },
  { ...played, name: 'audio', file: 'audio.mp4', kind: 'audio', channels: 2, sampleRate: 48_000 },
]

/** Stores a class's video as if it had been probed, without bytes: enough for everything but playback. */
export async function storedVideo(
  { tenantId, intake: { repository } }: IntakeApp,
  tag: string,
  { version = 1, isPlayable = true, steps = ['posters'] as StepName[] } = {},
) {
  const key = { tenantId, classTag: tag, version }
  await inTenant(tenantId, async () => {
    const now = new Date()
    await repository.addVersion({ ...key, fileName: `take-${version}.mp4`, sourceBytes: 1000, createdAt: now })
    await repository.updateVersion(key, { facts })
    await repository.addSteps(key, steps)
    if (!isPlayable) return
    for (const rendition of renditions) {
      await repository.keepRendition({ ...key, file: rendition.file, bytes: 2, rendition, temporary: false }, now)
    }
    const files = renditions.map(({ file }) => file)
    await repository.addRevision(key, files, now)
  })
  return key
}
