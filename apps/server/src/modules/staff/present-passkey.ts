import type { Passkey } from '@upbeat/contract/studio/entities/account'
import type { StaffPasskey } from './staff-repository.ts'

export function presentPasskey({ id, name, host, createdAt, lastUsedAt }: StaffPasskey): Passkey {
  return { id, name, host, createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null }
}
