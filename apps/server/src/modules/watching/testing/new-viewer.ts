import { randomUUID } from 'node:crypto'
import type { MemberApp } from '../../../testing/member-app.ts'

/** A new member with free access, whose reports count. Returns the address. */
export async function newViewer({ newMember, database }: Pick<MemberApp, 'newMember' | 'database'>): Promise<string> {
  const email = await newMember()
  await database.execute(
    `insert into subscription (id, tenant_id, member_id, status, source, started_at, updated_at)
      select $1, tenant_id, id, 'active', 'code', created_at, created_at from member where email = $2`,
    [randomUUID(), email],
  )
  return email
}
