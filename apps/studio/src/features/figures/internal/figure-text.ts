import type { Figure, FigurePeriod, FigureValue } from '@upbeat/contract/studio/entities/figure'
import { majorUnits } from '@upbeat/rules/subscription/money'
import { amountText } from '../../../lib/i18n/amount-text.ts'
import type { Text } from '../../../lib/i18n/use-text.ts'
import { periodKeys } from './figure-keys.ts'

type Unit = Pick<Figure, 'unit' | 'currency'>

/** A number in the figure's unit. */
export function numberText(value: number, { unit, currency }: Unit, language: string): string {
  if (unit === 'money') return amountText(value, currency ?? '', language)
  if (unit === 'share')
    return new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 }).format(value)
  return new Intl.NumberFormat(language).format(value)
}

/** A round number on an axis, where there is little room. */
export function axisText(value: number, { unit, currency }: Unit, language: string): string {
  const money = { style: 'currency', currency: currency ?? '', maximumFractionDigits: 0 } as const
  const format = new Intl.NumberFormat(language, { notation: 'compact', ...(unit === 'money' && money) })
  return format.format(unit === 'money' ? majorUnits(value, currency ?? '') : value)
}

export function valueText(value: FigureValue, unit: Unit, { t, language }: { t: Text; language: string }): string {
  if (value === null) return '–'
  return value === 'few' ? t('figures.few') : numberText(value, unit, language)
}

/** The difference to the period before as a sentence; undefined if either isn't known. */
export function changeText(
  { value, previous, ...unit }: Unit & Pick<Figure, 'value' | 'previous'>,
  period: FigurePeriod,
  { t, language }: { t: Text; language: string },
): string | undefined {
  if (typeof value !== 'number' || typeof previous !== 'number') return undefined
  const { more, fewer, same } = periodKeys[period]
  const difference = value - previous
  if (difference === 0) return t(same)
  // A difference of shares is in percentage points, not per cent.
  const amount =
    unit.unit === 'share'
      ? t('figures.points', {
          amount: new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(Math.abs(difference) * 100),
        })
      : numberText(Math.abs(difference), unit, language)
  return t(difference > 0 ? more : fewer, { amount })
}

/** The days of a point, e.g. `3 Nov` or `4 Oct – 3 Nov`. */
export function spanText({ from, to }: { from: string; to: string }, language: string): string {
  const day = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  const [first, last] = [new Date(`${from}T00:00Z`), new Date(`${to}T00:00Z`)]
  return from === to ? day.format(first) : day.formatRange(first, last)
}

/** The end of a point's days on an axis, e.g. `Nov` for a month until 3 November; undefined for a single day. */
export function tickText({ from, to }: { from: string; to: string }, language: string): string | undefined {
  if (from === to) return undefined
  return new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' }).format(new Date(`${to}T00:00Z`))
}
