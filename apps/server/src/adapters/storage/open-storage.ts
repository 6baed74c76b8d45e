import { type Config, mediaDirOf } from '../../config.ts'
import type { Storage } from '../../modules/media/storage.ts'
import { createFolderStorage } from './folder/folder-storage.ts'
import { createS3Storage } from './s3/s3-storage.ts'

/** The bucket if one is configured, else the media folder. */
export function openStorage(config: Config): Storage {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = config
  if (S3_ENDPOINT && S3_BUCKET && S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY) {
    return createS3Storage({
      endpoint: S3_ENDPOINT,
      bucket: S3_BUCKET,
      region: S3_REGION,
      accessKeyId: S3_ACCESS_KEY_ID,
      secretAccessKey: S3_SECRET_ACCESS_KEY,
    })
  }
  return createFolderStorage(mediaDirOf(config))
}
