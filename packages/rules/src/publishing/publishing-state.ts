/**
 * The state of a publishable object (DRAFT-03). A published object stays published while its draft is edited; `scheduled` is one that
 * members don't see yet.
 */
export const publishingStates = ['draft', 'scheduled', 'published', 'unpublished', 'bin'] as const
export type PublishingState = (typeof publishingStates)[number]

/** The actions on an object. `publish` may also be scheduled. */
export type PublishingAction = 'publish' | 'unpublish' | 'bin' | 'restore'

const allowed: Readonly<Record<PublishingState, readonly PublishingAction[]>> = {
  draft: ['publish', 'bin'],
  scheduled: ['publish', 'unpublish', 'bin'],
  published: ['publish', 'unpublish', 'bin'],
  unpublished: ['publish', 'bin'],
  bin: ['restore'],
}

/** Whether an action is valid in a state. */
export function isAllowed(state: PublishingState, action: PublishingAction): boolean {
  return allowed[state].includes(action)
}

/** The actions that are valid in a state for someone who may edit, or publish, the object. */
export function allowedActions(
  state: PublishingState,
  may: { edit: boolean; publish: boolean },
): readonly PublishingAction[] {
  const isOfPublishing = (action: PublishingAction) => action === 'publish' || action === 'unpublish'
  return allowed[state].filter((action) => (isOfPublishing(action) ? may.publish : may.edit))
}
