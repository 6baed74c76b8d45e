import type { Database } from '../../platform/db/database.ts'
import type { Audit } from '../audit/audit.ts'
import { type ClassTextsRepository, createClassTextsRepository } from './captions/class-texts-repository.ts'
import { createRecord } from './record-repository.ts'
import { createStorageRepository, type StorageRepository } from './renditions/storage-repository.ts'
import { createIntakeRepository, type IntakeRepository } from './repository.ts'
import type { ClubLimits, ClubLimitsOn } from './uploads/club-limits.ts'

export type InTransaction = {
  repository: IntakeRepository
  texts: ClassTextsRepository
  files: StorageRepository
  clubLimits: ClubLimits
  record: ReturnType<typeof createRecord>
}
export type IntakeChange = <Result>(work: (on: InTransaction) => Promise<Result>) => Promise<Result>

/** Changes a class's media in one transaction with the audit entry. */
export function createIntakeChange(db: Database, audit: Audit, limitsOn: ClubLimitsOn): IntakeChange {
  return (work) =>
    db.transaction((transaction) =>
      work({
        repository: createIntakeRepository(transaction),
        texts: createClassTextsRepository(transaction),
        files: createStorageRepository(transaction),
        clubLimits: limitsOn(transaction),
        record: createRecord(transaction, audit),
      }),
    )
}
