import { sql } from 'drizzle-orm'
import type { PictureTexts } from '../../platform/db/picture-texts.ts'

/** Classes as members see them. */
export const classPictureTexts: PictureTexts = (tenantId) =>
  sql`select image_link as text from virtual_class where tenant_id = ${tenantId}`
