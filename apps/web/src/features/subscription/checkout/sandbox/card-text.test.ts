import { describe, expect, it } from 'vitest'
import { caretAfterDigits, formatExpiry, groupCardNumber, readExpiry } from './card-text.ts'
import { checkCard } from './check-card.ts'

describe('groupCardNumber', () => {
  it.each([
    ['', ''],
    ['4242', '4242'],
    ['42424', '4242 4'],
    ['4242-4242 42424242', '4242 4242 4242 4242'],
    ['378282246310005', '3782 822463 10005'],
    ['4242x4242', '4242 4242'],
    ['12345678901234567890123', '1234 5678 9012 3456 789'],
  ])('%j becomes %j', (typed, grouped) => expect(groupCardNumber(typed)).toBe(grouped))

  it('keeps the caret behind the same digit', () => {
    expect(caretAfterDigits('4242 4242', 4)).toBe(4)
    expect(caretAfterDigits('4242 4242', 5)).toBe(6)
    expect(caretAfterDigits('4242', 4)).toBe(4)
  })
})

describe('formatExpiry', () => {
  it.each([
    ['1', '', '1'],
    ['12', '1', '12 / '],
    ['12 /', '12 / ', '12'],
    ['5', '', '05 / '],
    ['1/29', '', '01 / 29'],
    ['12 / 2', '12 / ', '12 / 2'],
    ['12/29', '', '12 / 29'],
    ['12/2029', '', '12 / 29'],
  ])('%j after %j becomes %j', (typed, before, shown) => expect(formatExpiry(typed, before)).toBe(shown))

  it.each([
    ['12 / 29', { month: 12, year: 2029 }],
    ['13 / 29', null],
    ['00 / 29', null],
    ['12 / 2', null],
    ['', null],
  ])('%j is parsed as %j', (shown, date) => expect(readExpiry(shown)).toEqual(date))
})

describe('checkCard', () => {
  const now = Date.UTC(2026, 10, 20)
  const card = { number: '4242 4242 4242 4242', expiry: '11 / 26', cvc: '123' }

  it('returns the card, valid to the end of its month', () => {
    expect(checkCard(card, now)).toEqual({ number: '4242424242424242', expMonth: 11, expYear: 2026, cvc: '123' })
  })

  it.each([
    [{ number: '4242 4242 4242 4241' }, { number: 'subscription.cardNumberInvalid' }],
    [{ expiry: '10 / 26' }, { expiry: 'subscription.cardExpired' }],
    [{ expiry: '1' }, { expiry: 'subscription.cardExpiryInvalid' }],
    [{ cvc: '12' }, { cvc: 'subscription.cardCvcInvalid' }],
    [
      { cvc: '', number: '' },
      { number: 'subscription.cardNumberInvalid', cvc: 'subscription.cardCvcInvalid' },
    ],
  ])('%j is reported at its field', (wrong, problems) =>
    expect(checkCard({ ...card, ...wrong }, now)).toEqual(problems),
  )
})
