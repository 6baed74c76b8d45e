import { join } from 'node:path'
import type { Http } from '../../platform/http/open-http.ts'
import type { Platform } from '../../platform/open-platform.ts'
import type { Tenants } from '../../platform/tenancy/tenants.ts'
import { createPictureFolder } from './picture-folder.ts'
import { mountPictures } from './routes.ts'
import { createPictureService, noPicture, type PictureSource } from './service.ts'

type Parts = Pick<Platform, 'config'> &
  Pick<Http, 'server' | 'previews'> & {
    tenants: Tenants
    /** What clubs have uploaded. */
    uploaded: PictureSource
    /** What the demo has beside it. */
    demo: PictureSource | null
  }

export function composePictures({ config, server, previews, tenants, uploaded, demo }: Parts) {
  const cacheDir = join(config.DATA_DIR === 'memory' ? '.cache' : config.DATA_DIR, 'pictures')
  const folder = createPictureFolder(cacheDir, config.PICTURE_CACHE_MB * 1_000_000)
  const source: PictureSource = async (key, width) => (await uploaded(key, width)) ?? (demo ?? noPicture)(key, width)
  const pictures = createPictureService({ source, folder })
  mountPictures(server, { pictures, tenants, previews, now: () => performance.now() })
}
