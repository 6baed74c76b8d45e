import { expect, it } from 'vitest'
import { formatList } from './format-list.ts'
import { useLanguageStore } from './language-store.ts'

it.each([
  ['en-gb', ['Mat', 'Chair', 'Yoga block'], 'Mat, Chair and Yoga block'],
  ['ar', ['بساط', 'كرسي', 'مكعب يوغا'], 'بساط وكرسي ومكعب يوغا'],
  ['ja', ['マット', '椅子'], 'マット、椅子'],
  ['zh-hk', ['墊', '椅', '磚'], '墊、椅及磚'],
  ['en-gb', [], ''],
])("formats a list in %s with that language's separators", (language, items, expected) => {
  useLanguageStore.setState({ language })
  expect(formatList(items)).toBe(expected)
})
