import { sql } from 'drizzle-orm'
import type { PictureTexts } from '../pictures/picture-texts.ts'

/** Live events, and the class that each shows. */
export const eventPictureTexts: PictureTexts = (tenantId) =>
  sql`select concat(image_link, ' ', virtual_class) as text from live_event where tenant_id = ${tenantId}`
