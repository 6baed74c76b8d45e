import type { StaffContext } from '../../../platform/http/studio/studio-context.ts'
import type { Publishing } from '../../publishing/service.ts'
import { type ClassAccess, changeOf, classRef } from './class-access.ts'

type Parts = { publishing: Publishing; access: ClassAccess }

/** Publishes classes and takes them off air, asks for that, and moves classes to and from the bin. */
export function createClassPublication({ publishing, access: { allowed, present } }: Parts) {
  async function publish(context: StaffContext, tag: string, at: Date | null) {
    await allowed(context, tag, 'classes.publish')
    return present(context, await publishing.publish(classRef(context, tag), { at, ...changeOf(context) }))
  }

  async function requestPublication(context: StaffContext, tag: string) {
    await allowed(context, tag, 'classes.edit')
    return present(context, await publishing.request(classRef(context, tag), changeOf(context)))
  }

  async function withdrawRequest(context: StaffContext, tag: string) {
    await allowed(context, tag, 'classes.edit')
    return present(context, await publishing.withdrawRequest(classRef(context, tag), changeOf(context)))
  }

  async function unpublish(context: StaffContext, tag: string) {
    await allowed(context, tag, 'classes.publish')
    return present(context, await publishing.unpublish(classRef(context, tag), changeOf(context)))
  }

  async function bin(context: StaffContext, tag: string) {
    const draft = await allowed(context, tag, 'classes.edit')
    if (draft.state === 'published') await allowed(context, tag, 'classes.publish')
    return present(context, await publishing.bin(classRef(context, tag), changeOf(context)))
  }

  async function restore(context: StaffContext, tag: string) {
    const draft = await allowed(context, tag, 'classes.edit')
    if (draft.stateBeforeBin === 'published') await allowed(context, tag, 'classes.publish')
    return present(context, await publishing.restore(classRef(context, tag), changeOf(context)))
  }

  return { publish, requestPublication, withdrawRequest, unpublish, bin, restore }
}
