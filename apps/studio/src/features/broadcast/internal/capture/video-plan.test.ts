import { expect, it } from 'vitest'
import { lessEffort, planVideo, type Support } from './video-plan.ts'

const camera = { width: 1920, height: 1080, framesPerSecond: 30 }
const inHardware: Support = async () => true
const inSoftware: Support = async (_plan, hardware) => hardware === 'no-preference'
const sizes = (plans: Awaited<ReturnType<typeof planVideo>>) =>
  plans.map(({ name, width, height }) => `${name} ${width}×${height}`)

it('sends what the camera gives and 360 lines, where hardware encodes', async () => {
  expect(sizes(await planVideo(camera, { supports: inHardware, cores: 2 }))).toEqual(['high 1920×1080', 'low 640×360'])
})

it('sends at most 720 lines from software, and a second rendition only if there are cores for it', async () => {
  expect(sizes(await planVideo(camera, { supports: inSoftware, cores: 8 }))).toEqual(['high 1280×720', 'low 640×360'])
  expect(sizes(await planVideo(camera, { supports: inSoftware, cores: 2 }))).toEqual(['high 1280×720'])
})

it('asks less of a machine that doesn’t keep pace: one rendition, then a small one', async () => {
  const plan = (effort: 'full' | 'one' | 'small') => planVideo(camera, { supports: inHardware, cores: 8, effort })
  expect(sizes(await plan('one'))).toEqual(['high 1920×1080'])
  expect(sizes(await plan('small'))).toEqual(['high 640×360'])
  expect([lessEffort('full'), lessEffort('one'), lessEffort('small')]).toEqual(['one', 'small', null])
})

it('WEEK-07 keeps the portrait picture of a phone', async () => {
  const phone = { width: 1080, height: 1920, framesPerSecond: 60 }
  const [high, low] = await planVideo(phone, { supports: inHardware, cores: 8 })
  expect(high).toMatchObject({ width: 1080, height: 1920, framesPerSecond: 30, codec: 'avc1.640028' })
  expect(low).toMatchObject({ width: 360, height: 640, codec: 'avc1.64001e' })
})

it('rounds odd sides and never enlarges a small picture', async () => {
  const small = { width: 321, height: 241, framesPerSecond: 14.985 }
  const plans = await planVideo(small, { supports: inHardware, cores: 8 })
  expect(plans).toEqual([
    { name: 'high', width: 322, height: 242, framesPerSecond: 15, codec: 'avc1.64001e', bitsPerSecond: 700_000 },
  ])
})

it('falls back to a simpler profile of H.264, and plans nothing without any', async () => {
  const baseline: Support = async ({ codec }) => codec.startsWith('avc1.42')
  const [high] = await planVideo(camera, { supports: baseline, cores: 1 })
  expect(high?.codec).toBe('avc1.42e028')
  expect(await planVideo(camera, { supports: async () => false, cores: 8 })).toEqual([])
})
