/** What the tenant says of money. `currency` is a code, `currencySymbol` how that one is written. */
export type TenantCurrency = { currency?: string | null | undefined; currencySymbol?: string | null | undefined }

const fallback = 'GBP'

/** The currency code of a price list: the first plan's, else the tenant's, else GBP (SUB-41, D-93). */
export function currencyCode(
  plans: readonly { currency?: string | null | undefined }[],
  tenant: TenantCurrency,
): string {
  return (plans[0]?.currency || tenant.currency || fallback).toUpperCase()
}

/** How prices in that currency are marked: the tenant's own sign for its own currency, else the usual one, else the code. */
export function currencySymbol(code: string, tenant: TenantCurrency): string {
  if (tenant.currencySymbol && code === (tenant.currency || fallback).toUpperCase()) return tenant.currencySymbol
  if (!/^[A-Z]{3}$/.test(code)) return code
  const format = new Intl.NumberFormat('en-GB', { style: 'currency', currency: code, currencyDisplay: 'narrowSymbol' })
  return format.formatToParts(0).find((part) => part.type === 'currency')?.value ?? code
}
