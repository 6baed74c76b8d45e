import type { Kit } from '@upbeat/rules/theme/kit'
import type { TenantConfig } from './entities/tenant-config.ts'

/**
 * Messages between a previewed page and the studio that embeds it: the page reports that it is ready, the studio sends the current look.
 */
export type LookMessage =
  | { kind: 'ready' }
  | {
      kind: 'look'
      config: Partial<Pick<TenantConfig, 'colours' | 'logoUrl' | 'landingPictures' | 'font' | 'cardVersion'> & Kit>
      /** By language; the app's own if the club has none. */
      taglines: Readonly<Record<string, string>>
    }
