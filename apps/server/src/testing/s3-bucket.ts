import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'

/** An S3 server with one empty bucket, and the settings for it. */
export async function openBucket() {
  const directory = mkdtempSync(join(tmpdir(), 'upbeat-bucket-'))
  const server = new S3rver({
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'media', configs: [] }],
  })
  const { port } = await server.run()
  const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }
  const endpoint = `http://127.0.0.1:${port}`
  return {
    endpoint,
    keys,
    settings: {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: 'media',
      S3_REGION: 'auto',
      S3_ACCESS_KEY_ID: keys.accessKeyId,
      S3_SECRET_ACCESS_KEY: keys.secretAccessKey,
    },
    close: async () => {
      await server.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
