import { expect, it } from 'vitest'
import { problemText } from './problem-key.ts'
import { studioErrorOf } from './studio-error.ts'

const t = ((key: string, values: object) => `${key} ${JSON.stringify(values)}`) as Parameters<typeof problemText>[0]

it('TAKE-03 states in the reader’s language how much space is missing', () => {
  const body = {
    code: 'quotaExceeded',
    message: 'The club’s storage is full: 2.1 GB are missing.',
    missingBytes: 2.14e9,
  }
  expect(problemText(t, studioErrorOf({ status: 507, body }))).toBe('errors.quotaExceeded {"size":"2.1 GB"}')
})
