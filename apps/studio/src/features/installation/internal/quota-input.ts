import type { ClubQuota } from '@upbeat/contract/studio/entities/installation'
import { z } from 'zod'

const bytesPerGigabyte = 1e9

/** A number, or nothing. */
const gigabytes = z
  .string()
  .trim()
  .regex(/^(\d{1,6}([.,]\d{1,9})?)?$/)
const whole = z
  .string()
  .trim()
  .regex(/^\d{0,7}$/)

/** The form's texts; nothing means no limit of the club's own. */
export const quotaInput = z.object({ disk: gigabytes, encoding: whole, members: whole })
export type QuotaInput = z.infer<typeof quotaInput>

export function inputOf({ diskBytes, encodeMinutes, members }: ClubQuota): QuotaInput {
  return {
    disk: diskBytes === null ? '' : String(diskBytes / bytesPerGigabyte),
    encoding: encodeMinutes === null ? '' : String(encodeMinutes),
    members: members === null ? '' : String(members),
  }
}

export function quotaOf({ disk, encoding, members }: QuotaInput): ClubQuota {
  return {
    diskBytes: disk === '' ? null : Math.round(Number(disk.replace(',', '.')) * bytesPerGigabyte),
    encodeMinutes: encoding === '' ? null : Number(encoding),
    members: members === '' ? null : Number(members),
  }
}
