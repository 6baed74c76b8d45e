import { mediaOriginsOf } from '../../config.ts'
import type { Http } from '../../platform/http/open-http.ts'
import type { Platform } from '../../platform/open-platform.ts'
import type { Tenants } from '../../platform/tenancy/tenants.ts'
import { createContentOrigins } from './content-origins.ts'
import { createOpening } from './opening.ts'
import { mountPage } from './routes.ts'
import { createPageService } from './service.ts'
import { mountStaticFiles } from './static-files.ts'
import { mountStatisticsFrame } from './statistics-frame-routes.ts'
import { mountWebDevelopment } from './web-development.ts'

type Services = Parameters<typeof createPageService>[0]
type Parts = Pick<Platform, 'config' | 'database' | 'clock'> &
  Pick<Http, 'server' | 'defaultTenant' | 'previews'> &
  Pick<Services, 'publicTenant' | 'phrases' | 'findCard' | 'isMissing' | 'announcementsOf'> &
  Parameters<typeof createOpening>[0] & {
    tenants: Tenants
    paymentSources: Parameters<typeof mountPage>[1]['paymentSources']
  }

/**
 * Serves the member app: its files, and the first HTML at every URL. Returns the cache of origins that its content
 * security policy allows.
 */
export async function composePage(parts: Parts) {
  const { config, database, server } = parts
  const hotReload = config.WEB_DEV === 'on'
  const contentOrigins = createContentOrigins({ database, mediaOrigins: mediaOriginsOf(config) })
  await contentOrigins.start()
  const web = hotReload ? await mountWebDevelopment(server) : await mountStaticFiles(server, config.WEB_DIR)
  const hasHeadStart = config.HEAD_START === 'on'
  const openingOf = createOpening(parts)
  const page = createPageService({ ...parts, openingOf, web, hasHeadStart, credential: config.CLIENT_CREDENTIALS })
  mountStatisticsFrame(server, parts.tenants)
  mountPage(server, { ...parts, hotReload, contentOrigins: contentOrigins.of, page })
  return { contentOrigins }
}
