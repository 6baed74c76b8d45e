import { expect, it } from 'vitest'
import { type LoudnessProblem, loudnessProblems } from './loudness.ts'

it.each<[string, number, number, LoudnessProblem[]]>([
  ['digital silence', -120, -120, []],
  ['the noise of a microphone that is off', -70, -81, []],
  ['a voice too faint for the measurement of loudness', -70, -62, ['quiet']],
  ['a faint voice', -61, -40, ['quiet']],
  ['a quiet room', -36, -12, ['quiet']],
  ['a usual class', -18, -2, []],
  ['a distorted class', -8, 0.4, ['clipping']],
])('TAKE-05 tells of %s', (name, integrated, truePeak, wanted) => {
  const isSilent = /silence|is off/.test(name)
  expect(loudnessProblems({ integrated, truePeak })).toEqual(isSilent ? ['silent'] : wanted)
})
