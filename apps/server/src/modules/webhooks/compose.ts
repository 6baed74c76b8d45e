import type { Http } from '../../platform/http/open-http.ts'
import type { Platform } from '../../platform/open-platform.ts'
import type { OutboundFetch } from '../../platform/outbound/outbound-fetch.ts'
import { createSeal } from '../../platform/secrets/seal.ts'
import type { Audit } from '../audit/audit.ts'
import type { Events } from '../events/events.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { createDelivering } from './deliver-due.ts'
import { createDeliveryRepository } from './delivery-repository.ts'
import { createLiveMessages } from './live-messages.ts'
import { retriedFor } from './retry-delay.ts'
import { mountWebhooks } from './routes.ts'
import { createWebhookService } from './webhook-service.ts'

type Parts = Pick<Platform, 'config' | 'clock' | 'db' | 'log' | 'makeId' | 'secretOf'> &
  Pick<Http, 'studioMount'> & { audit: Audit; jobs: Jobs; events: Events; outboundFetch: OutboundFetch }

const keptMs = 30 * 86_400_000

/** Messages to clubs' own programs about what happens at the club. */
export async function composeWebhooks(parts: Parts) {
  const { db, jobs, studioMount, secretOf } = parts
  const seal = createSeal(await secretOf('webhooks'))
  const delivering = createDelivering({ ...parts, seal })
  const storeLiveMessages = createLiveMessages(parts)
  const deliveries = createDeliveryRepository(db)
  jobs.handle('liveMessagesDue', storeLiveMessages)
  mountWebhooks(studioMount, createWebhookService({ ...parts, seal, delivering }))
  return {
    async runDue(): Promise<void> {
      await storeLiveMessages()
      await delivering.deliverDue()
    },
    /** Gives up what is older than three days, and deletes what is older than 30. */
    async purge(now: Date): Promise<void> {
      await deliveries.giveUp(new Date(now.getTime() - retriedFor))
      await deliveries.removeOlderThan(new Date(now.getTime() - keptMs))
    },
    stop: delivering.stop,
  }
}
