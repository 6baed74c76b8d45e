import { describe, expect, it } from 'vitest'
import { weekWith } from './week-with.ts'

const at = Date.parse('2026-11-25T15:00:00Z')
const calendar = { timeZone: 'Europe/London', firstDay: 1 } as const
const record = (tag: string, creationDate: string) => ({ userWorkoutTag: tag, creationDate, durationSeconds: 1200 })
const justDone = { tag: 'flow', seconds: 600, at }

describe('the week including a finished class', () => {
  it('has the class before the server does', () => {
    const { classes, minutes } = weekWith([record('spin', '2026-11-24T10:00:00Z')], justDone, calendar)
    expect([classes, minutes]).toEqual([2, 30])
  })

  it.each(['2026-11-25T15:00:00.400Z', '2026-11-25T14:59:59.000Z'])(
    'counts it once if the server has it, logged at %s',
    (told) => {
      const { classes, minutes } = weekWith([record('flow', told)], justDone, calendar)
      expect([classes, minutes]).toEqual([1, 10])
    },
  )

  it('counts an earlier session of the same class', () => {
    expect(weekWith([record('flow', '2026-11-25T14:40:00Z')], justDone, calendar).classes).toBe(2)
  })
})
