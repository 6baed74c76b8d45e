import { sql } from 'drizzle-orm'
import type { PictureTexts } from '../../platform/db/picture-texts.ts'

/** Drafts, binned ones included, published versions, and changes of several drafts that can be undone. */
export const publishingPictureTexts: PictureTexts = (tenantId, undoableSince) => sql`
  select fields::text as text from draft where tenant_id = ${tenantId}
  union all select concat(fields, shown) from published_version where tenant_id = ${tenantId}
  union all select items::text from bulk_change
    where tenant_id = ${tenantId} and at >= ${undoableSince.toISOString()}`
