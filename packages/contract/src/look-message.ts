import type { Kit } from '@upbeat/rules/theme/kit'
import type { TenantConfig } from './entities/tenant-config.ts'

/** What a previewed page and the studio around it say to each other: the page that it listens, the studio how the club looks now. */
export type LookMessage =
  | { kind: 'ready' }
  | {
      kind: 'look'
      config: Partial<Pick<TenantConfig, 'colours' | 'logoUrl' | 'landingPictures' | 'font' | 'cardVersion'> & Kit>
      /** By language, the app's own where the club has none. */
      taglines: Readonly<Record<string, string>>
    }
