import { Answer } from '../../platform/http/answer.ts'
import type { StudioMount } from '../../platform/http/studio/studio-mount.ts'
import type { WebhookService } from './webhook-service.ts'

export function mountWebhooks(mount: StudioMount, webhooks: WebhookService) {
  mount('listWebhooks', (context) => webhooks.list(context))
  mount('createWebhook', async (context, { body }) => new Answer(201, await webhooks.create(context, body)))
  mount('changeWebhook', (context, { params, body }) => webhooks.change(context, params.id, body))
  mount('removeWebhook', async (context, { params }) => {
    await webhooks.remove(context, params.id)
    return new Answer(204, undefined)
  })
  mount('renewWebhookSecret', (context, { params }) => webhooks.renewSecret(context, params.id))
  mount('testWebhook', (context, { params }) => webhooks.test(context, params.id))
  mount('listDeliveries', (context, { params, query }) => webhooks.log(context, params.id, query))
  mount('resendDelivery', (context, { params }) => webhooks.resend(context, params.id, params.delivery))
}
