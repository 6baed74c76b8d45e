import type { StudioClass } from '@upbeat/contract/studio/entities/class'
import type { Permission } from '@upbeat/rules/staff/may'
import { Failure } from '../../../platform/failure/failure.ts'
import { reaches } from '../../../platform/http/studio/reaches.ts'
import type { StaffContext } from '../../../platform/http/studio/studio-context.ts'
import type { DraftRow } from '../../publishing/draft.ts'
import type { Publishing } from '../../publishing/service.ts'
import { type ClassDraftFields, type ClassMediaFacts, parseClassFields } from './class-kind.ts'
import { presentClass, videoOf } from './present.ts'
import type { StudioClassRepository } from './repository.ts'

export type ClassAccess = ReturnType<typeof createClassAccess>
type Parts = {
  publishing: Pick<Publishing, 'get'>
  classes: Pick<StudioClassRepository, 'adopt' | 'versionFields' | 'live'>
  mediaOf: (draft: { tenantId: string; tag: string }) => Promise<ClassMediaFacts | null>
}

/** Refers to a class in publishing. */
export const classRef = ({ tenantId }: StaffContext, tag: string) => ({ tenantId, kind: 'class', id: tag })

/** The editor and time of a change. */
export const changeOf = ({ staff: { email: _, ...editor }, now }: StaffContext) => ({ editor, now })

/** Reads classes for staff, if their role allows it, with the actions it allows. */
export function createClassAccess({ publishing, classes, mediaOf }: Parts) {
  /** The draft, if the caller's role allows it. @throws Failure notFound, notPermitted */
  async function allowed(context: StaffContext, tag: string, permission: Permission): Promise<DraftRow> {
    await classes.adopt(context.tenantId, tag)
    const draft = await publishing.get(classRef(context, tag))
    if (!reaches(context, permission, draft.ownerId)) throw new Failure('notPermitted')
    return draft
  }

  async function publishedFields({ tenantId, id, version, state }: DraftRow): Promise<ClassDraftFields | null> {
    if (state !== 'published') return null
    const fields = await classes.versionFields(tenantId, id, version)
    return fields && parseClassFields(fields)
  }

  async function present(context: StaffContext, draft: DraftRow): Promise<StudioClass> {
    return presentClass(draft, {
      published: await publishedFields(draft),
      media: await mediaOf({ tenantId: draft.tenantId, tag: draft.id }),
      liveVideo: videoOf((await classes.live(draft.tenantId, [draft.id]))[0] ?? null),
      mayEdit: reaches(context, 'classes.edit', draft.ownerId),
      mayPublish: reaches(context, 'classes.publish', draft.ownerId),
    })
  }

  return { allowed, present }
}
