import { majorUnits } from '@upbeat/rules/subscription/money'

export function amountText(amountMinor: number, currency: string, language: string): string {
  return new Intl.NumberFormat(language, { style: 'currency', currency }).format(majorUnits(amountMinor, currency))
}
