import type { StaffContext } from '../../../platform/http/studio/studio-context.ts'

/** ISO 4217, in capitals. */
export function clubCurrency({ tenant: { config, settings } }: Pick<StaffContext, 'tenant'>): string {
  return (settings.currency ?? config.currency ?? 'GBP').toUpperCase()
}
