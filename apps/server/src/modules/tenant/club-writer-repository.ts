import { and, eq, sql } from 'drizzle-orm'
import { type Database, schema } from '../../platform/db/database.ts'
import type { ClubWriter } from './club-writer.ts'

const { phraseOverride, tenant } = schema

export function createClubWriter(db: Database): ClubWriter {
  return {
    async saveLook(tenantId, { config, logoSvg }) {
      await db.update(tenant).set({ config, logoSvg }).where(eq(tenant.id, tenantId))
    },

    async setSuspended(tenantId, suspended) {
      await db.update(tenant).set({ suspended }).where(eq(tenant.id, tenantId))
    },

    async mergeSettings(tenantId, changes) {
      const settings = sql`${tenant.settings} || ${JSON.stringify(changes)}::jsonb`
      await db.update(tenant).set({ settings }).where(eq(tenant.id, tenantId))
    },

    async changeTexts(tenantId, { language, texts, now }) {
      for (const [key, text] of Object.entries(texts)) {
        await db.delete(phraseOverride).where(and(isIn(tenantId, language), eq(phraseOverride.key, key)))
        if (text === null) continue
        await db.insert(phraseOverride).values({ tenantId, language, key, text, updatedAt: now })
      }
    },

    async replaceTexts(tenantId, { language, texts, now }) {
      await db.delete(phraseOverride).where(isIn(tenantId, language))
      const rows = Object.entries(texts).map(([key, text]) => ({ tenantId, language, key, text, updatedAt: now }))
      if (rows.length > 0) await db.insert(phraseOverride).values(rows)
    },

    async replaceText(tenantId, { key, texts, now }) {
      await db.delete(phraseOverride).where(and(eq(phraseOverride.tenantId, tenantId), eq(phraseOverride.key, key)))
      const rows = Object.entries(texts).map(([language, text]) => ({ tenantId, language, key, text, updatedAt: now }))
      if (rows.length > 0) await db.insert(phraseOverride).values(rows)
    },
  }
}

function isIn(tenantId: string, language: string) {
  return and(eq(phraseOverride.tenantId, tenantId), eq(phraseOverride.language, language))
}
