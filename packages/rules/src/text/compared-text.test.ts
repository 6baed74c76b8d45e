import { expect, it } from 'vitest'
import { comparedText } from './compared-text.ts'

it.each(['Caf\u00C9 Fla\u0308che', '요가', 'МАЙ', 'I\u0323\u0307'])(
  '%s is the same text in every form and case',
  (text) => {
    const forms = (['NFC', 'NFD'] as const).flatMap((form) =>
      [text, text.toLowerCase()].map((each) => each.normalize(form)),
    )
    expect(new Set(forms.map(comparedText))).toEqual(new Set([text.toLowerCase().normalize('NFC')]))
  },
)
