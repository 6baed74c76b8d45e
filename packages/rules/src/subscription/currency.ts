/** The tenant's currency: `currency` is its code, `currencySymbol` its symbol. */
export type TenantCurrency = { currency?: string | null | undefined; currencySymbol?: string | null | undefined }

const fallback = 'GBP'

/** The currency code of a price list: the first plan's, else the tenant's, else GBP (SUB-41, D-93). */
export function currencyCode(
  plans: readonly { currency?: string | null | undefined }[],
  tenant: TenantCurrency,
): string {
  return (plans[0]?.currency || tenant.currency || fallback).toUpperCase()
}

/** The symbol of a currency: the tenant's own for its own currency, else the usual one, else the code. */
export function currencySymbol(code: string, tenant: TenantCurrency): string {
  if (tenant.currencySymbol && code === (tenant.currency || fallback).toUpperCase()) return tenant.currencySymbol
  if (!/^[A-Z]{3}$/.test(code)) return code
  const format = new Intl.NumberFormat('en-GB', { style: 'currency', currency: code, currencyDisplay: 'narrowSymbol' })
  return format.formatToParts(0).find((part) => part.type === 'currency')?.value ?? code
}
