import { join } from 'node:path'
import type { Platform } from '../../platform/open-platform.ts'
import { createPictureFolder } from './picture-folder.ts'
import { createPreparePicture } from './prepare-picture.ts'
import { createPictureService, noPicture, type PictureSource, type ReadyPictures } from './service.ts'

type Parts = Pick<Platform, 'config'> & {
  /** What clubs have uploaded. */
  uploaded: PictureSource
  /** The demo's pictures, if any. */
  demo: { picture: PictureSource; readyPictures: ReadyPictures } | null
}

export function composePictures({ config, uploaded, demo }: Parts) {
  const cacheDir = join(config.DATA_DIR === 'memory' ? '.cache' : config.DATA_DIR, 'pictures')
  const folder = createPictureFolder(cacheDir, config.PICTURE_CACHE_MB * 1_000_000)
  const source: PictureSource = async (key, width) =>
    (await uploaded(key, width)) ?? (demo?.picture ?? noPicture)(key, width)
  const pictures = createPictureService({ source, folder, ready: demo?.readyPictures })
  return { pictures, preparePicture: createPreparePicture(pictures) }
}
