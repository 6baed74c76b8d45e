/**
 * Where a thing that can be published stands (DRAFT-03). What is published stays published while its draft is edited; `scheduled` is
 * only what members don't see yet.
 */
export const publishingStates = ['draft', 'scheduled', 'published', 'unpublished', 'bin'] as const
export type PublishingState = (typeof publishingStates)[number]

/** What can be done to a thing in a state. `publish` may also be set for a later time. */
export type PublishingAction = 'publish' | 'unpublish' | 'bin' | 'restore'

const allowed: Readonly<Record<PublishingState, readonly PublishingAction[]>> = {
  draft: ['publish', 'bin'],
  scheduled: ['publish', 'unpublish', 'bin'],
  published: ['publish', 'unpublish', 'bin'],
  unpublished: ['publish', 'bin'],
  bin: ['restore'],
}

/** Whether an action makes sense in a state. */
export function isAllowed(state: PublishingState, action: PublishingAction): boolean {
  return allowed[state].includes(action)
}
