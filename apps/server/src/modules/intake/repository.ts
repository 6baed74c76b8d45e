import type { Database } from '../../platform/db/database.ts'
import { createStepRepository } from './encoding/step-repository.ts'
import { createRenditionRepository } from './renditions/rendition-repository.ts'
import { createVersionRepository } from './renditions/version-repository.ts'
import { createUploadRepository } from './uploads/upload-repository.ts'

export type IntakeRepository = ReturnType<typeof createIntakeRepository>

/** Uploads, videos, their renditions and the queue of steps. */
export function createIntakeRepository(db: Database) {
  return {
    ...createUploadRepository(db),
    ...createVersionRepository(db),
    ...createRenditionRepository(db),
    ...createStepRepository(db),
  }
}
