import type { StudioMount } from '../../platform/http/studio/studio-mount.ts'
import type { UploadService } from './uploads.ts'

export function mountIntake(mount: StudioMount, { uploads }: { uploads: UploadService }) {
  mount('checkUpload', async ({ tenantId }, { body }) => {
    await uploads.assertRoom(tenantId, body.bytes)
    return undefined
  })
}
