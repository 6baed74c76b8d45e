import { expect, it } from 'vitest'
import { suggestFromFile } from './suggest-from-file.ts'

const coaches = ['Ada', 'Ada Lovelace', 'José Ñandú', 'ليلى', '']

it.each([
  ['Morning_flow 02.mp4', 'Morning flow 02', null],
  ['  Core   basics .MOV', 'Core basics', null],
  ['full-body-burn.mp4', 'full body burn', null],
  ['Pre-natal yoga.mp4', 'Pre-natal yoga', null],
  ['Version 2.0 final', 'Version 2.0 final', null],
  ['يوغا_الصباح.mp4', 'يوغا الصباح', null],
  ['Stretch 🧘.mp4', 'Stretch 🧘', null],
  ['.mp4', '', null],
  ['Morning flow with Ada.mp4', 'Morning flow', 'Ada'],
  ['ada_lovelace - Evening flow.mp4', 'Evening flow', 'Ada Lovelace'],
  ['Evening flow (ADA LOVELACE).mp4', 'Evening flow', 'Ada Lovelace'],
  ['abs-mit-jose-nandu.mp4', 'abs', 'José Ñandú'],
  ['يوغا - ليلى.mp4', 'يوغا', 'ليلى'],
  ['Adagio.mp4', 'Adagio', null],
  ['Ada.mp4', 'Ada', 'Ada'],
])('DRAFT-06 suggests for %s the title %j and the coach %j', (fileName, title, coach) => {
  expect(suggestFromFile(fileName, coaches)).toEqual({ title, coach })
})

it('DRAFT-06 truncates a long title to the maximum length without splitting a character', () => {
  expect(suggestFromFile(`${'a'.repeat(199)}🏋️.mp4`).title).toBe('a'.repeat(199))
  const { title } = suggestFromFile(`${'🧘'.repeat(300)}.mp4`)
  expect(title).toBe('🧘'.repeat(100))
})
