import type { Database } from '../../platform/db/database.ts'
import { createRenditionRepository } from './rendition-repository.ts'
import { createStepRepository } from './step-repository.ts'
import { createUploadRepository } from './upload-repository.ts'
import { createVersionRepository } from './version-repository.ts'

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
