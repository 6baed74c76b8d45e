import { renderHook } from '@testing-library/react'
import { enGb } from '@upbeat/phrases/en-gb'
import { de } from '@upbeat/phrases/languages/de'
import { expect, it } from 'vitest'
import { showLanguage } from './change-language.ts'
import { useLengthText } from './length-text.ts'

it.each([
  ['en-gb', 45, '45 min'],
  ['en-gb', 119, '119 min'],
  ['en-gb', 120, '2 hrs'],
  ['en-gb', 455, '7 hrs 35 min'],
  ['de', 455, '7 Std. 35 Min.'],
] as const)('in %s a length of %i minutes is %s', (language, minutes, text) => {
  showLanguage(language, language === 'de' ? de : enGb)
  const { result } = renderHook(() => useLengthText())
  expect(result.current(minutes).replaceAll('\u00a0', ' ')).toBe(text)
})
