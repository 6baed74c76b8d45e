// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { makeTenant } from '../../lib/testing/tenant-factory.ts'
import { showLanguage } from '../i18n/change-language.ts'
import { setTenant } from './tenant-store.ts'
import { useClubDate } from './use-club-date.ts'

const moment = '2026-11-22T20:05:00Z'
const clubDate = () => renderHook(() => useClubDate()).result.current

beforeEach(() => setTenant(makeTenant()))

it("I18N-12 formats a day with the club's pattern", () => {
  showLanguage('en-gb', {})
  expect(clubDate()(moment, { inUtc: true })).toBe('22.11.2026')
})

it("adds the time in the language's format", () => {
  showLanguage('en-gb', {})
  expect(clubDate()(moment, { inUtc: true, withTime: true })).toBe('22.11.2026, 20:05')
  showLanguage('en-us', {})
  expect(clubDate()(moment, { inUtc: true, withTime: true })).toMatch(/^22\.11\.2026, 8:05\sPM$/)
})
