import { eq } from 'drizzle-orm'
import { vi } from 'vitest'
import type { Config } from '../config.ts'
import { schema } from '../platform/db/database.ts'
import { asPlatform, inTenant } from '../platform/scope/scope.ts'
import { encodeOnce } from './encode-once.ts'
import { openStaffApp } from './staff-app.ts'

export type IntakeApp = Awaited<ReturnType<typeof openIntakeApp>>

/**
 * The listening demo app with a coach and a manager; steps run when a test calls `work`. Tests of the encoder's process
 * pass `createEncode()`.
 */
export async function openIntakeApp(settings: Partial<Record<keyof Config, string>> = {}, encode = encodeOnce()) {
  const app = await openStaffApp({ ENCODER: 'off', MEDIA_RESERVE_GB: '0', ...settings }, undefined, encode)
  const { db } = app.database
  const [club] = await asPlatform(() => db.select().from(schema.tenant).where(eq(schema.tenant.name, 'pulse')))
  const tenantId = club?.id ?? ''
  const manager = await app.newStaff('manager')
  const coach = await app.newStaff('coach')
  const origin = await app.server.listen({ port: 0 })
  const headersOf = ({ cookie }: { cookie: string }) => ({ cookie, tenantid: 'pulse' })

  /** Runs up to `steps` waiting steps. */
  async function work(steps = 100) {
    for (let done = 0; done < steps; done++) {
      if (!(await workOnce())) return
    }
  }

  async function workOnce() {
    for (const worker of app.intake.workers) if (await worker.once()) return true
    return false
  }

  /**
   * Publishes a class, in the first category if it has none, and waits until members see it, since servers learn of it
   * by a notification.
   */
  async function publish(tag: string) {
    const shown = async () => (await app.call('GET', `/api/v3/virtualclass/${tag}`)).text
    const { fields } = (await app.studio('getClassDraft', { as: manager, params: { tag } })).body
    if (fields.categoryId === null) {
      const changes = [{ field: 'categoryId', base: null, value: '1001' }]
      await app.studio('saveClass', { as: manager, params: { tag }, body: { changes } })
    }
    const before = await shown()
    const { status, body } = await app.studio('publishClass', { as: manager, params: { tag }, body: { at: null } })
    if (status !== 200) throw new Error(`publishing answered ${status}: ${JSON.stringify(body)}`)
    await vi.waitUntil(async () => (await shown()) !== before, { timeout: 20_000, interval: 20 })
  }

  /** What a member's player receives for a class; `stream` is '' if it can't be played. */
  async function playerOf(tag: string, email = 'active@pulse.example') {
    const { token } = await app.signIn(email)
    const found = (await app.call('GET', `/api/v3/virtualclass/${tag}`, { token })).json()
    const stream: string = found.alternateLink ? new URL(found.alternateLink).pathname : ''
    return { token, found, stream, base: stream.replace(/\/master\.m3u8$/, '') }
  }

  const keyOf = (tag: string, version = 1) => ({ tenantId, classTag: tag, version })
  const stepsOf = (tag: string, version = 1) =>
    inTenant(tenantId, () => app.intake.repository.stepsOf(keyOf(tag, version)))
  const versionOf = (tag: string, version = 1) =>
    inTenant(tenantId, () => app.intake.repository.findVersion(keyOf(tag, version)))

  return { ...app, tenantId, origin, manager, coach, headersOf, work, publish, playerOf, keyOf, stepsOf, versionOf }
}
