import type { ChannelFields } from '@upbeat/contract/studio/entities/curation'
import { and, asc, eq } from 'drizzle-orm'
import { schema } from '../../platform/db/database.ts'
import { plainText } from '../classes/plain-text.ts'
import { type CurationRows, nextPosition } from './curation-rows.ts'

const { channel, channelClass } = schema
const available = 1

export const channelRows: CurationRows<ChannelFields> = {
  async live(db, { tenantId, id }) {
    const [row] = await db.select().from(channel).where(isChannel(tenantId, id))
    if (!row || row.hidden) return null
    const items = await db
      .select({ tag: channelClass.classTag })
      .from(channelClass)
      .where(and(eq(channelClass.tenantId, tenantId), eq(channelClass.channelTag, id)))
      .orderBy(asc(channelClass.position))
    return {
      name: plainText(row.displayName),
      description: plainText(row.description),
      profileImageUrl: row.profileImageUrl,
      mediaSpaceImageUrl: row.mediaSpaceImageUrl,
      isAvailable: row.active && row.availability.includes(available),
      classTags: items.map(({ tag }) => tag),
    }
  },
  async show(db, { tenantId, id, fields, now }) {
    const { classTags, name: displayName, isAvailable, ...pictured } = fields
    const position = await nextPosition(db, channel, tenantId)
    const row = { ...pictured, displayName, active: isAvailable, availability: isAvailable ? [available] : [0] }
    await db
      .insert(channel)
      .values({ tenantId, tag: id, position, createdAt: now, ...row })
      .onConflictDoUpdate({ target: [channel.tenantId, channel.tag], set: { ...row, hidden: false } })
    await db.delete(channelClass).where(and(eq(channelClass.tenantId, tenantId), eq(channelClass.channelTag, id)))
    const items = classTags.map((classTag, place) => ({ tenantId, channelTag: id, classTag, position: place }))
    if (items.length > 0) await db.insert(channelClass).values(items)
  },
  async hide(db, { tenantId, id }) {
    await db.update(channel).set({ hidden: true }).where(isChannel(tenantId, id))
  },
  async remove(db, { tenantId, id }) {
    await db.delete(channelClass).where(and(eq(channelClass.tenantId, tenantId), eq(channelClass.channelTag, id)))
    await db.delete(channel).where(isChannel(tenantId, id))
  },
  order: (db, tenantId) =>
    db
      .select({ id: channel.tag, hidden: channel.hidden })
      .from(channel)
      .where(eq(channel.tenantId, tenantId))
      .orderBy(asc(channel.position), asc(channel.tag)),
  async place(db, tenantId, ids) {
    for (const [position, id] of ids.entries()) {
      await db.update(channel).set({ position }).where(isChannel(tenantId, id))
    }
  },
}

function isChannel(tenantId: string, id: string) {
  return and(eq(channel.tenantId, tenantId), eq(channel.tag, id))
}
