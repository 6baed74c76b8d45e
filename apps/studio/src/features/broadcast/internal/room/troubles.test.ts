import { expect, it } from 'vitest'
import { notSending } from '../sending/sending-state.ts'
import { closedSession, type SessionState } from '../session/session-state.ts'
import { troublesOf } from './troubles.ts'

const texts = (state: Partial<SessionState>) => troublesOf({ ...closedSession, ...state }).map(({ text }) => text)

it('says nothing while nothing is wrong', () => {
  expect(texts({ obstacle: null, battery: 0.8 })).toEqual([])
})

it('WEEK-07 says why this browser can’t broadcast, before the class', () => {
  expect(texts({ obstacle: 'noEncoder' })).toEqual(['broadcast.noEncoder'])
  expect(texts({ obstacle: 'insecure' })).toEqual(['broadcast.insecure'])
})

it.each([
  ['denied', 'broadcast.cameraDenied', 'broadcast.tryAgain'],
  ['inUse', 'broadcast.cameraInUse', 'broadcast.tryAgain'],
  ['paused', 'broadcast.cameraPaused', 'broadcast.tryAgain'],
  ['lost', 'broadcast.cameraLost', 'broadcast.useAnother'],
] as const)('WEEK-07 a camera that is %s comes with its remedy', (cameraTrouble, text, label) => {
  expect(troublesOf({ ...closedSession, cameraTrouble })).toEqual([
    { text, remedy: { action: 'camera', label }, tone: 'danger' },
  ])
})

it('offers to take over from whoever is sending, but not after the class', () => {
  const blocked = (block: 'senderActive' | 'notAllowedNow') =>
    troublesOf({ ...closedSession, sending: { ...notSending, block } })[0]?.remedy?.action
  expect(blocked('senderActive')).toBe('takeOver')
  expect(blocked('notAllowedNow')).toBeUndefined()
})

it('asks for the charger below a quarter, and tells of losses while sending', () => {
  expect(texts({ battery: 0.19 })).toEqual(['broadcast.battery'])
  const sending = { ...notSending, lostSecond: 14 }
  expect(texts({ sending, capture: 'on' })).toEqual(['broadcast.lost'])
  expect(texts({ sending, capture: 'off' })).toEqual([])
})
