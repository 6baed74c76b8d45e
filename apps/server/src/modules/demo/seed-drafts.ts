import { and, asc, eq } from 'drizzle-orm'
import { type DatabaseHandle, schema } from '../../platform/db/database.ts'
import { createAudit } from '../audit/audit.ts'
import { type ClassDraftFields, emptyClass } from '../classes/studio/class-kind.ts'
import { composeClassKind } from '../classes/studio/compose.ts'
import { composePublishing } from '../publishing/compose.ts'
import { seedUploads } from './seed-uploads.ts'

type Parts = { now: Date; makeId: () => string }
type ClassRow = typeof schema.virtualClass.$inferSelect
const day = 86_400_000
const move = { side: null, round: 1, rounds: 1, kind: 'work' } as const
const moves = [
  { ...move, startSecond: 0, endSecond: 60, name: 'Shoulder rolls' },
  { ...move, startSecond: 60, endSecond: 120, name: 'Standing twist' },
]

/**
 * Creates classes in every state that the studio knows, with the studio's own services, so that their versions and
 * history are real. Members see none of it: the new classes are off air, and of a published one only the draft differs.
 */
export async function seedDrafts(database: DatabaseHandle, tenantId: string, { now, makeId }: Parts): Promise<void> {
  const { db } = database
  const { publishing, adopt } = studioOn(database, makeId)
  const { manager, coach } = await staffOf(database, tenantId)
  const models = await db
    .select()
    .from(schema.virtualClass)
    .where(and(eq(schema.virtualClass.tenantId, tenantId), eq(schema.virtualClass.active, true)))
    .orderBy(asc(schema.virtualClass.scheduleDate), asc(schema.virtualClass.tag))
    .limit(5)
  const [published, ...others] = models
  if (!published || !manager || !coach) return
  const daysAgo = (days: number) => new Date(now.getTime() - days * day)
  const refOf = (id: string) => ({ tenantId, kind: 'class', id })
  const begin = async (editor: typeof coach, name: string, days: number, fields: object = {}) => {
    const ref = refOf(`class-${makeId()}`)
    const { categoryId } = published
    await publishing.create(ref, {
      fields: { ...emptyClass, categoryId, ...fields, name },
      editor,
      now: daysAgo(days),
    })
    return ref
  }
  /** A draft with all its fields, and the demo's media for it. */
  const complete = async (editor: typeof coach, name: string, days: number, more: Partial<ClassDraftFields> = {}) => {
    const model = others[days % others.length] ?? published
    const ref = await begin(editor, name, days, { ...fieldsOf(model), ...more })
    const offAir = { tag: ref.id, name, active: false, channelTag: null, createdAt: daysAgo(days), scheduleDate: now }
    await db.insert(schema.virtualClass).values({ ...model, ...offAir })
    return ref
  }

  await begin(coach, 'Slow stretch before bed', 1)
  const ready = await complete(coach, 'Ten-minute desk break', 2, { moves })
  const scheduled = await complete(manager, 'Interval special', 3)
  await publishing.publish(scheduled, { at: new Date(now.getTime() + 7 * day), editor: manager, now: daysAgo(1) })
  const unpublished = await complete(manager, 'Summer challenge, week 1', 60)
  await publishing.publish(unpublished, { editor: manager, now: daysAgo(59) })
  await publishing.unpublish(unpublished, { editor: manager, now: daysAgo(4) })
  const binned = await complete(coach, 'Trial recording', 5)
  await publishing.bin(binned, { editor: coach, now: daysAgo(2) })

  await adopt(tenantId, published.tag)
  const { description } = published
  const changes = [{ field: 'description', base: description, value: `${description} Bring a towel and some water.` }]
  await publishing.save(refOf(published.tag), { changes, editor: manager, now: daysAgo(1) })

  await seedUploads(db, {
    tenantId,
    accountId: coach.accountId,
    makeId,
    at: daysAgo(1),
    arriving: (await begin(coach, 'Evening flow', 1)).id,
    failed: (await begin(coach, 'Core basics', 1)).id,
    described: ready.id,
  })
}

/** The studio's services without notifications: no server serves a club that is being seeded. */
function studioOn(database: DatabaseHandle, makeId: () => string) {
  const quiet = { ...database, notify: async () => undefined }
  const { kind, adopt } = composeClassKind({
    database: quiet,
    caches: [],
    uploadedMediaOf: async () => new Map(),
    keepVideo: async () => false,
    forgetMedia: async () => undefined,
  })
  const audit = createAudit({ makeId })
  const notify = async () => undefined
  return { adopt, publishing: composePublishing({ database: quiet, kinds: [kind], audit, makeId, notify }) }
}

/** The demo's manager and coach of a club. */
export async function staffOf({ db }: DatabaseHandle, tenantId: string) {
  const { staffAccount, staffMembership } = schema
  const people = await db
    .select({ accountId: staffAccount.id, name: staffAccount.name, role: staffMembership.role })
    .from(staffMembership)
    .innerJoin(staffAccount, eq(staffAccount.id, staffMembership.accountId))
    .where(and(eq(staffMembership.tenantId, tenantId), eq(staffAccount.isDemo, true)))
  const whose = (role: string) => people.find((person) => person.role === role)
  return { manager: whose('manager'), coach: whose('coach') }
}

function fieldsOf(row: ClassRow) {
  const { moves: noMoves, ...form } = emptyClass
  const names = Object.keys(form) as (keyof typeof form)[]
  return { ...Object.fromEntries(names.map((name) => [name, row[name]])), scheduleDate: null, moves: noMoves }
}
