import type { StudioCallName } from '@upbeat/contract/studio/calls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type IntakeApp, openIntakeApp } from '../../../testing/intake-app.ts'
import { storedVideo } from '../../../testing/stored-video.ts'

let app: IntakeApp
beforeAll(async () => {
  app = await openIntakeApp()
})
afterAll(() => app.close())

it('TAKE-18 DRAFT-01 members see the moves of the published version, and a preview those of the draft', async () => {
  const { tag } = (await app.studio('createClass', { as: app.manager, body: { name: 'Flow' } })).body
  await storedVideo(app, tag)
  const call = async (name: StudioCallName, { body, ...params }: Record<string, unknown> = {}) => {
    const reply = await app.studio(name, { as: app.manager, params: { tag, ...params }, ...(body ? { body } : {}) })
    expect([200, 204]).toContain(reply.status)
    return reply.body
  }
  const mark = (name: string) => call('saveMoves', { body: { moves: [{ name, startSecond: 0, endSecond: 3 }] } })
  const moveAt = async (stream: string) => {
    const { text } = await app.call('GET', stream.replace('master.m3u8', 'cues.vtt'))
    return /"move":"(\w+)"/.exec(text)?.[1]
  }
  const hasChanges = async () => (await call('getClassDraft')).hasChanges

  await mark('Squat')
  await app.publish(tag)
  const { stream } = await app.playerOf(tag)
  const preview = new URL((await call('getClassMedia')).previewLink).pathname
  expect([await moveAt(stream), await hasChanges()]).toEqual(['Squat', false])

  await mark('Plank')
  expect([await moveAt(stream), await moveAt(preview), await hasChanges()]).toEqual(['Squat', 'Plank', true])

  await call('publishClass', { body: { at: null } })
  expect([await moveAt(stream), await hasChanges()]).toEqual(['Plank', false])

  await call('bringBackClassVersion', { version: '1' })
  expect([await moveAt(stream), await moveAt(preview)]).toEqual(['Plank', 'Squat'])
})
