import { expect, it } from 'vitest'
import { Failure, studioWireBody } from '../../platform/failure/failure.ts'
import { parseAnnouncement } from '../announcements/announcement-kind.ts'
import { parseClassFields } from '../classes/studio/class-kind.ts'
import { parsePolicy } from '../consent/studio/policy-kind.ts'
import { parseCuration } from '../curation/curation-kind.ts'
import { parseLookFields } from '../look/look-kind.ts'
import { parseTexts } from '../texts/texts-kind.ts'

const announcement = { texts: { en: 'Closed' }, from: null, until: null, audience: 'everyone' }

it.each([
  ['class', () => parseClassFields({ calorieBurn: 9999, labels: ['', ''] }), ['calorieBurn', 'labels']],
  ['unknown field of a class', () => parseClassFields({ colour: 'red' }), ['colour']],
  ['category', () => parseCuration('category', { name: 'a'.repeat(81) }), ['name']],
  ['collection', () => parseCuration('collection', { classTags: ['a', 'a'] }), ['classTags']],
  ['look', () => parseLookFields({ primary: 'red', taglines: { 'en-gb': '{' } }), ['primary', 'taglines']],
  ['logo', () => parseLookFields({ logoSvg: '<script/>' }), ['logoSvg']],
  ['text', () => parseTexts({ 'home.title': '', 'home.lead': 'Hello' }), ['home.title']],
  ['announcement', () => parseAnnouncement({ ...announcement, audience: 'nobody' }), ['audience']],
  ['policy', () => parsePolicy({ 'title.de': 5 }), ['title.de']],
])('DRAFT-09 a rejected %s names its fields as data, by the names that the draft has', (_kind, parse, names) => {
  const failure = failureOf(parse)
  expect(failure.code).toBe('invalidRequest')
  expect([...new Set(studioWireBody(failure).fields?.map(({ path }) => path))].sort()).toEqual([...names].sort())
})

function failureOf(parse: () => unknown): Failure {
  try {
    parse()
  } catch (error) {
    if (error instanceof Failure) return error
  }
  throw new Error('nothing was rejected')
}
