import { sql } from 'drizzle-orm'
import type { PictureTexts } from '../../platform/db/picture-texts.ts'

/** Categories, collections, channels and coaches as members see them. */
export const curationPictureTexts: PictureTexts = (tenantId) => sql`
  select image_link as text from category where tenant_id = ${tenantId}
  union all select image_link from collection where tenant_id = ${tenantId}
  union all select image_link from coach where tenant_id = ${tenantId}
  union all select concat(profile_image_url, ' ', media_space_image_url) from channel where tenant_id = ${tenantId}`
