import { sql } from 'drizzle-orm'
import type { PictureTexts } from '../../platform/db/picture-texts.ts'

/** The previews of short links. */
export const sharingPictureTexts: PictureTexts = (tenantId) =>
  sql`select image as text from short_link where tenant_id = ${tenantId}`
