import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Crop } from '@upbeat/contract/studio/entities/intake'
import { type CardShape, cardShapes } from '@upbeat/rules/pictures/card-picture'
import type { StaffContext } from '../../../platform/http/studio/studio-context.ts'
import type { Storage } from '../../media/storage.ts'
import { placeholderOf } from '../../pictures/placeholder-of.ts'
import type { PreparePicture } from '../../pictures/prepare-picture.ts'
import type { IntakeChange } from '../intake-change.ts'
import type { StorageRepository } from '../renditions/storage-repository.ts'
import { clubPictures, ownPictures, posterLink, versionPrefix } from '../renditions/version-prefix.ts'
import type { Drafts } from '../uploads/drafts.ts'
import { cropPicture } from './crop-picture.ts'

type Parts = {
  files: Pick<StorageRepository, 'keepFile'>
  drafts: Drafts
  storage: Storage
  workDir: string
  change: IntakeChange
  pictures: UploadNotes
  preparePicture: PreparePicture
}
/** Records what was uploaded, so that it can be removed once nothing refers to it. */
export type UploadNotes = { add: (tenantId: string, picture: { id: string; keys: string[] }) => Promise<void> }
type Given = { picture: Uint8Array; crops: Record<CardShape, Crop> }

/** Handles pictures that a club uploads, cropped for each card shape. */
export function createOwnPictures({ files, drafts, storage, workDir, change, pictures, preparePicture }: Parts) {
  async function addPicture(context: StaffContext, tag: string, picture: Uint8Array, crops: Record<CardShape, Crop>) {
    const name = await drafts.assertEditable(context, tag)
    const kept = await keepPicture(context.tenantId, tag, { picture, crops })
    const after = { link: kept.link }
    await change((on) => on.record(context, { action: 'uploadPicture', tag, name, before: null, after }))
    return kept
  }

  /**
   * A picture for a category or a channel, uncropped apart from what the ratio requires. It isn't shown until a draft
   * refers to it.
   */
  function addClubPicture({ tenantId }: StaffContext, picture: Uint8Array) {
    const whole = { left: 0, top: 0, width: 1, height: 1 }
    return keepPicture(tenantId, clubPictures, { picture, crops: { wide: whole, tall: whole } })
  }

  async function keepPicture(tenantId: string, tag: string, { picture, crops }: Given) {
    const id = crypto.randomUUID()
    const cropped = await cropPicture(picture, crops)
    const links = {} as Record<CardShape, string>
    const prefix = versionPrefix(tenantId, tag, ownPictures)
    const fileOf = (shape: CardShape) => `picture-${id}-${shape}.jpg`
    await pictures.add(tenantId, { id, keys: cardShapes.map((shape) => prefix + fileOf(shape)) })
    for (const shape of cardShapes) {
      const file = fileOf(shape)
      const aside = join(workDir, file)
      await writeFile(aside, cropped[shape])
      const key = { tenantId, classTag: tag, version: ownPictures }
      await storage.put(prefix + file, aside)
      await files.keepFile(key, file, cropped[shape].length)
      links[shape] = posterLink(key, file) + (await placeholderOf(cropped[shape]))
      preparePicture(links[shape], 'card')
    }
    return { links, link: links.wide }
  }

  return { addPicture, addClubPicture }
}
