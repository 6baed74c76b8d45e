import type { Http } from '../../platform/http/open-http.ts'
import type { Platform } from '../../platform/open-platform.ts'
import type { Tenants } from '../../platform/tenancy/tenants.ts'
import type { Catalogues } from '../classes/catalogue.ts'
import type { Events } from '../events/events.ts'
import type { PublicConfig } from '../tenant/public-config.ts'
import { mountAppLinks } from './app-links.ts'
import { createIsMissing } from './is-missing.ts'
import { createFindLinkCard, type FindLinkCard } from './link-card.ts'
import { createShortLinkRepository } from './repository.ts'
import { mountSharing } from './routes.ts'
import { createSharingService } from './service.ts'

type Parts = Pick<Platform, 'db' | 'limits' | 'config' | 'clock'> &
  Pick<Http, 'mount' | 'server' | 'defaultTenant'> & {
    tenants: Tenants
    catalogues: Catalogues
    events: Events
    publicConfig: PublicConfig
    createCardPage: (cards: { findCard: FindLinkCard }) => Parameters<typeof createSharingService>[0]['cardPage']
  }

/** Short links and app links. Returns functions that look up what a URL of a club shows. */
export function composeSharing(parts: Parts) {
  const { db, mount, server, catalogues, events, clock, createCardPage } = parts
  const eventOf = (tenantId: string, id: string) => events.byId(tenantId, id, clock.now())
  const findCard = createFindLinkCard({ catalogueOf: catalogues.of, eventOf })
  const cardPage = createCardPage({ findCard })
  mountSharing(mount, { sharing: createSharingService({ ...parts, links: createShortLinkRepository(db), cardPage }) })
  mountAppLinks(server, parts)
  return { findCard, isMissing: createIsMissing({ catalogueOf: catalogues.of }) }
}
