import { sql } from 'drizzle-orm'
import type { PictureTexts } from '../../platform/db/picture-texts.ts'

/** Live events. */
export const eventPictureTexts: PictureTexts = (tenantId) =>
  sql`select image_link as text from live_event where tenant_id = ${tenantId}`
