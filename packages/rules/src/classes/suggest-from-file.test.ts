import { expect, it } from 'vitest'
import { suggestFromFile } from './suggest-from-file.ts'

const coaches = ['Ada', 'Ada Lovelace', 'José Ñandú', 'ليلى', '']

it.each([
  ['Morning_flow 02.mp4', 'Morning flow 02', null],
  ['  Core   basics .MOV', 'Core basics', null],
  ['full-body-burn.mp4', 'full body burn', null],
  ['Pre-natal yoga.mp4', 'Pre-natal yoga', null],
  ['Version 2.0 final', 'Version 2.0', null],
  ['2024-05-12 Morning Yoga Flow with Anna FINAL (2).mp4', 'Morning Yoga Flow', 'Anna'],
  ['2024-05-12-morning-yoga-flow-FINAL-v3.mp4', 'morning yoga flow', null],
  ['20240512_101530 Core basics.mov', 'Core basics', null],
  ['Core basics 12.05.2024 copy.mp4', 'Core basics', null],
  ['Kopie von Core basics_v2 (1080p).mp4', 'Core basics', null],
  ['Core basics - Copy (3).mp4', 'Core basics', null],
  ['Final stretch.mp4', 'Final stretch', null],
  ['Copy.mp4', 'Copy', null],
  ['2024-05-12.mp4', '2024-05-12', null],
  ['IMG_4711.MOV', 'IMG 4711', null],
  ['VID_20240512_101530.mp4', 'VID 20240512 101530', null],
  ['Yoga 108 2024.mp4', 'Yoga 108 2024', null],
  ['Yoga mit Anna Lena.mp4', 'Yoga', 'Anna Lena'],
  ['HIIT with Dumbbells.mp4', 'HIIT with Dumbbells', null],
  ['Yoga with Resistance Bands.mp4', 'Yoga with Resistance Bands', null],
  ['morning yoga with the sun.mp4', 'morning yoga with the sun', null],
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
