import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ClassVideo } from '@upbeat/contract/studio/entities/intake'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inTenant } from '../../../platform/scope/scope.ts'
import { type IntakeApp, openIntakeApp } from '../../../testing/intake-app.ts'
import { recordClip } from '../../../testing/record-clip.ts'
import { uploadFile } from '../../../testing/upload-file.ts'

let app: IntakeApp
beforeAll(async () => {
  app = await openIntakeApp()
})
afterAll(() => app.close())

/** Moving and noisy, so that its bytes are spread evenly over its 8 s. */
const recorded = (container: 'mp4' | 'matroska') =>
  recordClip({
    container,
    tracks: [
      {
        codec: 'libx264',
        chain: 'testsrc2=s=128x72:r=25:d=8,noise=alls=20:allf=t,format=yuv420p',
        options: { preset: 'ultrafast', bf: '2' },
      },
      {
        codec: 'aac',
        chain: 'sine=f=330:r=48000:d=8,aformat=sample_fmts=fltp:channel_layouts=stereo,asetnsamples=n=1024',
      },
    ],
  })

function kept(name: string, bytes: Uint8Array) {
  const file = join(app.dataDir, name)
  writeFileSync(file, bytes)
  return file
}

async function warningsOf(tag: string) {
  const { body } = await app.studio('getClassMedia', { as: app.manager, params: { tag } })
  const [video] = body.videos as ClassVideo[]
  const stored = (await app.versionOf(tag))?.warnings
  expect(video?.warnings).toEqual(stored)
  return video?.warnings
}

it('TAKE-05 says of a file that ends early that part of it is missing, as soon as it was looked at', async () => {
  const whole = readFileSync(recorded('matroska'))
  const send = async (name: string, bytes: Uint8Array) => {
    const headers = app.headersOf(app.manager)
    const { tag } = await uploadFile(app.origin, kept(name, bytes), { name, headers })
    await app.work(1)
    await inTenant(app.tenantId, () => app.intake.repository.cancel(app.keyOf(tag)))
    return tag
  }
  expect(await warningsOf(await send('whole.mkv', whole))).toEqual([])
  const tag = await send('cut-off.mkv', whole.subarray(0, Math.round(whole.length * 0.75)))
  expect(await warningsOf(tag)).toEqual(['incomplete'])
  const length = (await app.versionOf(tag))?.facts?.durationSecond
  expect(length).toBeGreaterThan(5)
  expect(length).toBeLessThan(7)
})

it('TAKE-05 says of a file whose pictures can’t all be decoded that part of it is missing, once they were encoded', async () => {
  const bytes = readFileSync(recorded('mp4'))
  // Its index lies behind the media, and is whole.
  bytes.fill(0xff, Math.round(bytes.length * 0.3), Math.round(bytes.length * 0.6))
  const headers = app.headersOf(app.manager)
  const { tag } = await uploadFile(app.origin, kept('damaged.mp4', bytes), { name: 'damaged.mp4', headers })
  await app.work(2)
  const steps = await app.stepsOf(tag)
  const done = steps.filter(({ state }) => state === 'done').map(({ step }) => step)
  const states = steps.map(({ step, state, waitsFor, failure }) => [step, state, waitsFor, failure].join(' '))
  expect(done, states.join('; ')).toEqual(['probe', 'remux'])
  expect(await warningsOf(tag)).not.toContain('incomplete')
  await app.work(1)
  expect((await app.stepsOf(tag)).find(({ step }) => step === 'low')?.state).toBe('done')
  expect(await warningsOf(tag)).toContain('incomplete')
})
