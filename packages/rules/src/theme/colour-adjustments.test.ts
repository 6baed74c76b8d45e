import { expect, it } from 'vitest'
import { colourAdjustments } from './colour-adjustments.ts'

const readable = {
  primary: '#0b3d91',
  secondary: '#7a1f5c',
  background: '#ffffff',
  text: '#14171f',
  header: '#ffffff',
  footer: '#ffffff',
}

it('is empty if every colour is legible', () => {
  expect(colourAdjustments(readable)).toEqual([])
})

it('LOOK-03 reports an illegible text colour, its replacement, and both ratios', () => {
  const [text, ...others] = colourAdjustments({ ...readable, text: '#fefefe' })
  expect(text).toMatchObject({ colour: 'text', where: 'pageText', requested: '#fefefe' })
  expect(text?.requestedRatio).toBeLessThan(1.2)
  expect(text?.usedRatio).toBeGreaterThanOrEqual(4.5)
  expect(others.map(({ where }) => where)).toEqual(['headerText', 'footerText'])
})

it('LOOK-03 reports a pale primary colour in links, icons and borders, each legible as replaced', () => {
  const found = colourAdjustments({ ...readable, primary: '#FFF04D' })
  expect(new Set(found.map(({ where }) => where))).toEqual(
    new Set(['links', 'marks', 'headerMarks', 'footerMarks', 'edges']),
  )
  for (const { where, usedRatio, requestedRatio } of found) {
    expect(usedRatio, where).toBeGreaterThanOrEqual(where === 'links' ? 4.5 : 3)
    expect(requestedRatio, where).toBeLessThan(3)
  }
})

it('compares colours case-insensitively', () => {
  expect(colourAdjustments({ ...readable, primary: '#0B3D91' })).toEqual([])
})
