import { cleanup, render, screen } from '@testing-library/react'
import type { ListedClass } from '@upbeat/contract/entities/virtual-class'
import { classExamples } from '@upbeat/contract/examples/class-examples'
import { enGb } from '@upbeat/phrases/en-gb'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { clock } from '../../lib/clock.ts'
import { makeTenant } from '../../lib/testing/tenant-factory.ts'
import { showLanguage } from '../i18n/change-language.ts'
import { setTenant } from '../tenant/tenant-store.ts'
import { ClassCard } from './class-card.tsx'

const day = 86_400_000
const now = Date.parse('2026-11-22T12:00:00Z')

beforeEach(() => {
  setTenant(makeTenant())
  showLanguage('en-gb', enGb)
  clock.synchronise(now)
})
afterEach(cleanup)

function show(values: Partial<ListedClass>) {
  const item: ListedClass = { ...classExamples.listedClass, ...values }
  render(<ClassCard item={item} />, { wrapper: MemoryRouter })
}

it.each([
  ['CARD-01', null, '55 min'],
  ['CARD-02', 600, '10 min'],
  ['CARD-02', 601, '11 min'],
])('%s the card of a class of %s s shows %s', (_id, durationSecond, text) => {
  show({ durationSecond })
  expect(screen.getByText(text)).toBeTruthy()
})

it.each([
  [29, null, true],
  [31, null, false],
  [null, 29, true],
  [null, 31, false],
])('CARD-03 marks a class as new: scheduled %s days ago, created %s: %s', (scheduled, created, expected) => {
  const ago = (days: number | null) => (days === null ? null : new Date(now - days * day).toISOString())
  show({ scheduleDate: ago(scheduled), creationDate: ago(created ?? 60) })
  expect(screen.queryAllByText('New')).toHaveLength(expected ? 1 : 0)
})

it('CARD-03 uses the club’s own number of days', () => {
  setTenant(makeTenant({ numberOfDaysToShowNewOnWorkoutCard: 7 }))
  show({ scheduleDate: new Date(now - 8 * day).toISOString() })
  expect(screen.queryAllByText('New')).toHaveLength(0)
})
