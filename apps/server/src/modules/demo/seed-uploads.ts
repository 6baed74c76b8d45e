import { type Database, schema } from '../../platform/db/database.ts'

type Parts = {
  tenantId: string
  accountId: string
  at: Date
  makeId: () => string
  /** Class tags: one whose upload is unfinished, one whose file failed, and one with captions. */
  arriving: string
  failed: string
  described: string
}

/** An unfinished upload, one whose file was lost before it was processed, and a class with captions. */
export async function seedUploads(db: Database, { tenantId, accountId, at, makeId, ...tags }: Parts): Promise<void> {
  const file = { tenantId, classTag: tags.failed, version: 1, fileName: 'core-basics.mov', createdAt: at }
  const uploaded = { accountId, changedAt: at, bytes: 734_003_200 }
  await db.insert(schema.upload).values([
    { ...file, ...uploaded, id: makeId(), state: 'received' },
    { ...file, ...uploaded, id: makeId(), classTag: tags.arriving, fileName: 'evening-flow.mp4', state: 'receiving' },
  ])
  await db.insert(schema.mediaVersion).values({ ...file, warnings: [] })
  await db.insert(schema.intakeStep).values({
    tenantId,
    classTag: tags.failed,
    version: 1,
    step: 'probe',
    state: 'failed',
    priority: 0,
    progress: 0,
    attempts: 3,
    dueAt: at,
    startedAt: at,
    finishedAt: at,
    reason: 'sourceMissing',
    lines: [],
  })
  const body = 'WEBVTT\n\n00:00.000 --> 00:04.000\nWelcome! Stand up, and shake out your arms.\n'
  await db
    .insert(schema.classCaptions)
    .values({ tenantId, classTag: tags.described, changedAt: at, language: 'en-gb', body })
}
