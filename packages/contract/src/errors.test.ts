import { expect, it } from 'vitest'
import { accessErrors } from './access-errors.ts'
import { endpoints } from './endpoints/all.ts'
import { type ErrorCode, type ErrorEntry, errors } from './errors.ts'

const entries: [string, ErrorEntry][] = Object.entries(errors)

it.each(entries)('%s has a failure status, a message and a phrase', (_code, entry) => {
  expect(entry.status).toBeGreaterThanOrEqual(400)
  expect(entry.status).toBeLessThan(600)
  expect(entry.message).not.toBe('')
  expect(entry.phrase).toMatch(/^errors\.[a-z][A-Za-z]+$/)
})

it('uses a code other than the status only for a common password, 4001, a full club, 4031, for codes, 1032 used, 1019 unknown or expired, and without mail, 5031', () => {
  const numbers = entries.flatMap(([code, { status, wire }]) => (wire === undefined ? [] : [[code, status, wire]]))
  expect(numbers).toEqual([
    ['passwordTooCommon', 400, 4001],
    ['clubFull', 403, 4031],
    ['codeUsed', 409, 1032],
    ['codeInvalid', 409, 1019],
    ['codeExpired', 409, 1019],
    ['mailOff', 503, 5031],
  ])
})

it('has no call that repeats a code of its access level', () => {
  const shared: readonly ErrorCode[] = Object.values(accessErrors).flat()
  const repeated = Object.values(endpoints).filter((one) => one.errors.some((code) => shared.includes(code)))
  expect(repeated).toEqual([])
})
