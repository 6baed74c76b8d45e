import { type Config, mediaDirOf } from '../../config.ts'
import type { Storage } from '../../modules/media/storage.ts'
import { createFolderStorage, type MediaFolder } from './folder/folder-storage.ts'
import { createMovingStorage } from './moving-storage.ts'
import { type Bucket, createS3Storage } from './s3/s3-storage.ts'

/** The bucket if one is configured, else the media folder; both while media is moved from one to the other. */
export function openStorage(config: Config): Storage {
  const { folder, bucket } = openPlaces(config)
  if (!bucket) return folder
  return config.MEDIA_MOVING_TO ? createMovingStorage({ folder, bucket, to: config.MEDIA_MOVING_TO }) : bucket
}

/** Both places of media; without a bucket in the settings its place is null. */
export function openPlaces(config: Config): { folder: MediaFolder; bucket: Bucket | null } {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = config
  const folder = createFolderStorage(mediaDirOf(config))
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
