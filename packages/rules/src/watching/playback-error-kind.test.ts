import { expect, it } from 'vitest'
import { playbackErrorKind } from './playback-error-kind.ts'

it.each([
  ['refused', 'access'],
  ['keyLoadError 403', 'access'],
  ['fragLoadError 404', 'missing'],
  ['streamDown', 'missing'],
  ['manifestLoadError 503', 'server'],
  ['levelLoadTimeOut', 'network'],
  ['mediaError2', 'network'],
  ['manifestIncompatibleCodecsError', 'format'],
  ['fragParsingError', 'format'],
  ['bufferAppendError', 'format'],
  ['mediaError4', 'format'],
  ['notOpened', 'player'],
  ['jw230001', 'player'],
  ['mediaError45', 'other'],
  ['', 'other'],
])('the error %j of a player is of kind %s', (code, kind) => {
  expect(playbackErrorKind(code)).toBe(kind)
})
