import { type Config, mediaDirOf } from '../../config.ts'
import type { Storage } from '../../modules/media/storage.ts'
import { createCdnAddress } from './cdn-address.ts'
import { createFolderStorage, type MediaFolder } from './folder/folder-storage.ts'
import { createMovingStorage } from './moving-storage.ts'
import { type Bucket, createS3Storage } from './s3/s3-storage.ts'

/** The bucket if one is configured, else the media folder; both while media is moved from one to the other. */
export function openStorage(config: Config): Storage {
  const { folder, bucket } = openPlaces(config)
  const { MEDIA_MOVING_TO: to, MEDIA_CDN_URL: url, MEDIA_CDN_KEY: key } = config
  // A CDN has one origin, so it waits until all media is there.
  if (bucket && to) return createMovingStorage({ folder, bucket, to })
  const storage = bucket ?? folder
  return url && key ? { ...storage, temporaryAddress: createCdnAddress({ url, key, now: Date.now }) } : storage
}

/** Both places of media; without a bucket in the settings its place is null. */
export function openPlaces(config: Config): { folder: MediaFolder; bucket: Bucket | null } {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = config
  const folder = createFolderStorage(mediaDirOf(config), config.MEDIA_ACCEL_PREFIX)
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return { folder, bucket: null }
  const bucket = createS3Storage({
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  })
  return { folder, bucket }
}
