import { sql } from 'drizzle-orm'
import type { PictureTexts } from '../../platform/db/picture-texts.ts'

/** Changes that can be undone. */
export const auditPictureTexts: PictureTexts = (tenantId, undoableSince) => sql`
  select concat(before, after) as text from audit_entry
    where tenant_id = ${tenantId} and at >= ${undoableSince.toISOString()}`
