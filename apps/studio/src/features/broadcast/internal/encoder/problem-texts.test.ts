import { broadcast } from '@upbeat/phrases/studio/en-gb/broadcast'
import { broadcastProblemCodes } from '@upbeat/rules/live/broadcast-problems'
import { expect, it } from 'vitest'
import { problemPhrase, shownProblems } from './problem-texts.ts'

const said = (key: string) => broadcast[key.replace('broadcast.', '') as keyof typeof broadcast]

it.each(broadcastProblemCodes)('WEEK-06 says where to mend %s in OBS', (code) => {
  const { key } = problemPhrase({ code, value: 8 }, 'rtmp')
  expect(said(key)).toMatch(/OBS|Storage/)
})

it('says the measured value', () => {
  expect(problemPhrase({ code: 'longKeyframeInterval', value: 8 }, 'rtmp')).toEqual({
    key: 'broadcast.obsLongKeyframeInterval',
    values: { value: '8' },
  })
  expect(problemPhrase({ code: 'lowBitrate', value: 1_250_400 }, 'rtmp').values.value).toBe('1,250 Kbps')
})

it('finds few bits worth saying of an encoder, not of a browser, which sends a still picture in few', () => {
  const problems = [{ code: 'lowBitrate', value: 400_000 } as const, { code: 'silent', value: -70 } as const]
  expect(shownProblems({ problems, source: 'rtmp' })).toEqual(problems)
  expect(shownProblems({ problems, source: 'browser' }).map(({ code }) => code)).toEqual(['silent'])
})

it('never speaks of OBS to somebody who sends from the browser', () => {
  for (const code of broadcastProblemCodes) {
    expect(said(problemPhrase({ code, value: 1 }, 'browser').key)).not.toContain('OBS')
  }
})
