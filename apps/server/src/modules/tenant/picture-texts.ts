import { sql } from 'drizzle-orm'
import type { PictureTexts } from '../../platform/db/picture-texts.ts'

/** The club's configuration, e.g. the pictures of its landing page. */
export const clubPictureTexts: PictureTexts = (tenantId) =>
  sql`select config::text as text from tenant where id = ${tenantId}`
