import type { ClassOptions, OptionKind, StudioClass } from '@upbeat/contract/studio/entities/class'
import { suggestCategory } from '@upbeat/rules/classes/suggest-category'
import { suggestFromFile } from '@upbeat/rules/classes/suggest-from-file'
import type { FieldChange } from '@upbeat/rules/publishing/merge-changes'
import { Failure } from '../../../platform/failure/failure.ts'
import { reaches } from '../../../platform/http/studio/reaches.ts'
import type { StaffContext } from '../../../platform/http/studio/studio-context.ts'
import type { DraftRow } from '../../publishing/draft.ts'
import type { Publishing } from '../../publishing/service.ts'
import { changeOf, classRef, createClassAccess } from './class-access.ts'
import { type ClassDraftFields, type ClassMediaFacts, emptyClass, parseClassFields } from './class-kind.ts'
import { createClassPublication } from './class-publication.ts'
import type { ClassRegister } from './class-register.ts'
import { createListedClasses } from './listed-classes.ts'
import type { Presence } from './presence.ts'
import { formFields } from './present.ts'
import type { StudioClassRepository } from './repository.ts'

export type StudioClassService = ReturnType<typeof createStudioClassService>
type Parts = {
  publishing: Publishing
  register: Pick<ClassRegister, 'of' | 'forget'>
  classes: StudioClassRepository
  mediaOf: (draft: { tenantId: string; tag: string }) => Promise<ClassMediaFacts | null>
  presence: Presence
  makeId: () => string
  /** Gives a club without categories the common ones. */
  addCommonCategories: (tenantId: string) => Promise<void>
}
type Moves = ClassDraftFields['moves']
type MovesChange = { base: Moves; value: Moves; undoes?: string }
const coachesKeptMs = 5000

/** The staff's actions on classes. Coaches see and change only their own (STAFF-15). */
export function createStudioClassService(parts: Parts) {
  const { publishing, register, classes, mediaOf, presence, makeId, addCommonCategories } = parts
  const access = createClassAccess({ publishing, classes, mediaOf })
  const { allowed, present } = access
  let asked: { tenantId: string; time: number; coaches: Promise<string[]> } | null = null

  async function get(context: StaffContext, tag: string): Promise<StudioClass> {
    return present(context, await allowed(context, tag, 'classes.view'))
  }

  async function create(context: StaffContext, fields: Partial<ClassDraftFields>): Promise<StudioClass> {
    const thing = classRef(context, `class-${makeId()}`)
    const whole = { ...emptyClass, ...fields }
    return present(context, await publishing.create(thing, { fields: whole, ...changeOf(context) }))
  }

  /** Creates a draft, with title, coach and category suggested by the file's name; all can be edited (DRAFT-06). */
  async function createNew(
    context: StaffContext,
    { name = '', fileName }: { name?: string; fileName?: string | undefined },
  ) {
    const file = fileName === undefined ? null : suggestFromFile(fileName, await coachesOf(context))
    const title = name || (file?.title ?? '')
    await addCommonCategories(context.tenantId)
    const categoryId = suggestCategory(title, await classes.categories(context.tenantId))
    return create(context, { name: title, instructor: file?.coach ?? ownName(context), categoryId })
  }

  /** Deletes a class that no one has edited since its file's name filled it in. */
  function discardUntouched(
    { tenantId, tag }: { tenantId: string; tag: string },
    { fileName, staff, now }: { fileName: string; staff: StaffContext | null; now: Date },
  ): Promise<boolean> {
    const isUntouched = ({ fields }: DraftRow) => {
      const { name, instructor } = parseClassFields(fields)
      return name === suggestFromFile(fileName, instructor === null ? [] : [instructor]).title
    }
    return publishing.discard(
      { tenantId, kind: 'class', id: tag },
      { isUntouched, editor: staff && changeOf(staff).editor, now },
    )
  }

  /** Cached, since many files may be dropped at once. */
  function coachesOf({ tenantId, now }: StaffContext): Promise<string[]> {
    const time = now.getTime()
    if (asked?.tenantId !== tenantId || Math.abs(time - asked.time) > coachesKeptMs) {
      asked = { tenantId, time, coaches: classes.words(tenantId, 'instructor') }
    }
    return asked.coaches
  }

  async function save(context: StaffContext, tag: string, changes: readonly FieldChange[]) {
    await allowed(context, tag, 'classes.edit')
    asked = null
    const { draft, conflicts } = await publishing.save(classRef(context, tag), { changes, ...changeOf(context) })
    return { class: await present(context, draft), conflicts }
  }

  /**
   * Changes fields of several classes as one.
   * @throws Failure notPermitted if one of them isn't the caller's; then none changes
   */
  async function changeMany(
    context: StaffContext,
    changed: readonly { tag: string; changes: readonly FieldChange[] }[],
  ) {
    const { tenantId } = context
    await register.of(tenantId)
    const saved = await publishing.changeMany(
      { tenantId, kind: 'class' },
      {
        steps: changed.map(({ tag, changes }) => ({ id: tag, changes })),
        check: (draft) => {
          if (!reaches(context, 'classes.edit', draft.ownerId)) throw new Failure('notPermitted')
        },
        action: 'edited',
        ...changeOf(context),
      },
    )
    for (const { id } of saved.drafts) register.forget(tenantId, id)
    const index = await register.of(tenantId)
    return {
      classes: saved.drafts.flatMap(({ id }) => index.get(id)?.listed ?? []),
      conflicts: saved.conflicts.map(({ id, ...conflict }) => ({ ...conflict, tag: id })),
      entryId: saved.entryId,
    }
  }

  /** Returns the class's name. @throws Failure notFound, notPermitted */
  async function assertEditable(context: StaffContext, tag: string): Promise<string> {
    const { fields } = await allowed(context, tag, 'classes.edit')
    return parseClassFields(fields).name
  }

  /** The moves in the draft. @throws Failure notFound, notPermitted */
  async function moves(context: StaffContext, tag: string): Promise<Moves> {
    const { fields } = await allowed(context, tag, 'classes.edit')
    return parseClassFields(fields).moves
  }

  /** False if they have been changed since `base`. @throws Failure notFound, notPermitted, changedSince with `undoes` */
  async function saveMoves(context: StaffContext, tag: string, { base, value, undoes }: MovesChange): Promise<boolean> {
    await allowed(context, tag, 'classes.edit')
    const change = { ...changeOf(context), ...(undoes !== undefined && { undoes }) }
    const changes = [{ field: 'moves', base, value }]
    return (await publishing.save(classRef(context, tag), { changes, ...change })).conflicts.length === 0
  }

  async function duplicate(context: StaffContext, tag: string) {
    const { fields } = await allowed(context, tag, 'classes.edit')
    // Moves are times in a video, which the copy doesn't have.
    return create(context, { ...parseClassFields(fields), moves: [] })
  }

  async function versions(context: StaffContext, tag: string) {
    await allowed(context, tag, 'classes.view')
    const rows = await publishing.versions(classRef(context, tag))
    return rows.map(({ version, publishedAt, publishedBy, fields }) => ({
      version,
      publishedAt: publishedAt.toISOString(),
      publishedBy,
      fields: formFields(parseClassFields(fields)),
    }))
  }

  async function bringBack(context: StaffContext, tag: string, version: number) {
    await allowed(context, tag, 'classes.edit')
    return present(context, await publishing.bringBack(classRef(context, tag), version, changeOf(context)))
  }

  async function options({ tenantId }: StaffContext): Promise<ClassOptions> {
    await classes.adopt(tenantId)
    await addCommonCategories(tenantId)
    const words = (kind: OptionKind) => classes.words(tenantId, kind)
    return {
      categories: await classes.categories(tenantId),
      labels: await words('labels'),
      focusAreas: await words('focusAreas'),
      equipment: await words('equipment'),
      subCategories: await words('subCategory'),
      instructors: await words('instructor'),
      languages: await words('language'),
    }
  }

  /** Announces the caller and returns who else has the class open (DRAFT-02). */
  async function announcePresence(context: StaffContext, tag: string) {
    await allowed(context, tag, 'classes.view')
    const { tenantId, staff, sessionId, now } = context
    return { others: presence.announce({ tenantId, tag, sessionId, name: staff.name, now }) }
  }

  return {
    ...createListedClasses(register),
    ...createClassPublication({ publishing, access }),
    get,
    createNew,
    discardUntouched,
    save,
    changeMany,
    assertEditable,
    moves,
    saveMoves,
    duplicate,
    versions,
    bringBack,
    options,
    announcePresence,
  }
}

/** As in the contract's `SharedWord`. */
const longestWord = 80

/** A coach's class is most likely their own. */
function ownName({ reachOf, staff }: StaffContext): string | null {
  return reachOf('classes.edit') === 'own' ? staff.name.slice(0, longestWord) : null
}
