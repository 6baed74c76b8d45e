import type { ContactMessage } from '@upbeat/contract/entities/contact'
import type { Config } from '../../config.ts'
import type { Context } from '../../platform/http/context.ts'
import type { Limits } from '../../platform/limits/limits.ts'
import type { Tenants } from '../../platform/tenancy/tenants.ts'
import type { JobData } from '../jobs/job-data.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { ContactRepository } from './repository.ts'

export type ContactService = ReturnType<typeof createContactService>
type Parts = {
  messages: ContactRepository
  limits: Pick<Limits, 'count'>
  jobs: Pick<Jobs, 'add'>
  mailer: Mailer
  tenants: Pick<Tenants, 'byIdOrName'>
  config: Pick<Config, 'CONTACT_PER_ADDRESS'>
  makeId: () => string
}

export function createContactService({ messages, limits, jobs, mailer, tenants, config, makeId }: Parts) {
  /** Keeps the message and has it sent to the club (D-78). @throws Failure tooManyRequests */
  async function receive(context: Context, message: ContactMessage): Promise<void> {
    const { tenantId, tenant, now } = context
    const key = `contact:${tenantId}:from:${context.address}`
    await limits.count({ key, most: config.CONTACT_PER_ADDRESS, windowSeconds: 3600 }, now)
    const id = makeId()
    const recipient = tenant.config.contactEmailAddress ?? tenant.config.supportEmail
    await messages.insert(tenantId, { id, ...message, recipient, createdAt: now })
    if (recipient) await jobs.add('contactEmail', { tenantId, messageId: id })
  }

  /** To the club, in the club's first language; answering it writes to the sender. */
  async function sendEmail({ tenantId, messageId }: JobData['contactEmail']): Promise<void> {
    const tenant = tenants.byIdOrName(tenantId)
    const row = await messages.find(tenantId, messageId)
    if (!tenant || !row?.recipient) return
    const { name, email, message, recipient } = row
    const replyTo = { name, address: email }
    await mailer.send(tenant, { to: recipient, replyTo, language: tenant.config.language }, 'contact', {
      sender: name,
      email,
      message,
    })
  }

  return { receive, sendEmail }
}
