/** Converts minor units to major ones. Minor units are whole: pence, cents; yen have none. The currency code is case-insensitive. */
export function majorUnits(amountMinor: number, currency: string): number {
  const digits = fractionDigits(currency)
  return Number((amountMinor / 10 ** digits).toFixed(digits))
}

/** Converts an amount to minor units. */
export function minorUnits(amount: number, currency: string): number {
  return Math.round(amount * 10 ** fractionDigits(currency))
}

/** Subtracts a percentage from a price in minor units, rounding to the nearest. */
export function lessPercentage(amountMinor: number, percentageOff: number): number {
  return Math.round((amountMinor * (100 - percentageOff)) / 100)
}

/** The unused value at `now` of a period paid with `amountMinor`, in minor units, rounded in the member's favour. */
export function unusedWorth(amountMinor: number, period: { start: number; end: number }, now: number): number {
  const left = Math.min(Math.max(period.end - now, 0), period.end - period.start)
  return period.end > period.start ? Math.ceil((amountMinor * left) / (period.end - period.start)) : 0
}

function fractionDigits(currency: string) {
  if (!/^[a-z]{3}$/i.test(currency)) return 2
  return new Intl.NumberFormat('en-GB', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
}
