import type { StudioCallName } from '@upbeat/contract/studio/calls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type IntakeApp, openIntakeApp } from '../../../testing/intake-app.ts'
import { storedVideo } from '../../../testing/stored-video.ts'

let app: IntakeApp
beforeAll(async () => {
  app = await openIntakeApp()
})
afterAll(() => app.close())

it('TAKE-18 DRAFT-01 members and figures see the moves of the published version, and a preview those of the draft', async () => {
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

  const moves = [
    { name: 'Plank', startSecond: 0, endSecond: 1 },
    { name: 'Lunge', startSecond: 1, endSecond: 3 },
  ]
  const shown = async () => (await call('getClassFigures')).moves
  await call('saveMoves', { body: { moves } })
  await call('publishClass', { body: { at: null } })
  expect(await shown()).toEqual(moves)
  // A move that is moved in time is named at its new place once it is published, as members see it.
  const moved = [
    { name: 'Lunge', startSecond: 0, endSecond: 2 },
    { name: 'Plank', startSecond: 2, endSecond: 3 },
  ]
  await call('saveMoves', { body: { moves: moved.toReversed() } })
  expect(await shown()).toEqual(moves)
  await call('publishClass', { body: { at: null } })
  expect(await shown()).toEqual(moved)
  await mark('Plank')
  await call('publishClass', { body: { at: null } })

  await call('bringBackClassVersion', { version: '1' })
  expect([await moveAt(stream), await moveAt(preview)]).toEqual(['Plank', 'Squat'])
})
