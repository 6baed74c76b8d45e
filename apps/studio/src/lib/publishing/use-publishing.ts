import type { PublishingState } from '@upbeat/rules/publishing/publishing-state'
import { useText } from '../i18n/use-text.ts'
import { showToast } from '../layout/toast-store.ts'
import { type PublishingKind, wordsOfKind } from './publishing-kinds.ts'
import type { SaveOutcome } from './save-outcome.ts'
import { useSavedAction } from './use-saved-action.ts'

/** What the bar needs to know of an object. */
export type PublishedEntity = {
  state: PublishingState
  /** Whether the draft differs from the published version. */
  hasChanges: boolean
  /** The scheduled publication time; null unless scheduled. */
  publishAt: string | null
  version: number
}

/** The calls of a kind; an action without one isn't offered. Each returns the object as it is then. */
type PublishingCalls<Shown> = {
  publish: (at: string | null) => Promise<Shown>
  unschedule?: (() => Promise<Shown>) | undefined
  unpublish?: (() => Promise<Shown>) | undefined
  /** Goes back to the published version; `putBack` restores the discarded values. */
  discard?: { current: () => Shown; discard: () => Promise<Shown>; putBack: (before: Shown) => Promise<Shown> }
  /** Makes a version the draft. */
  draftVersion?: ((version: number) => Promise<Shown>) | undefined
  /** Publishes a version again. */
  publishVersion?: ((version: number) => Promise<Shown>) | undefined
  bin?: (() => Promise<Shown>) | undefined
  restore?: (() => Promise<Shown>) | undefined
}

export type PublishingParts<Shown> = {
  kind: PublishingKind
  entity: PublishedEntity
  calls: PublishingCalls<Shown>
  /** Updates the cache with a call's reply. */
  onChange: (after: Shown) => unknown
  /** Saves pending input, so that what is published is what is shown. */
  flush?: (() => Promise<SaveOutcome>) | undefined
}

type Work<Shown> = (() => Promise<Shown>) | undefined

const nothingToSave = async (): Promise<SaveOutcome> => ({ kind: 'saved' })

/** The actions of the publishing bar, each with its notice and, where there is one, a way back. */
export function usePublishing<Shown>({ kind, entity, calls, onChange, flush = nothingToSave }: PublishingParts<Shown>) {
  const t = useText()
  const words = wordsOfKind[kind]
  const { busy, run, runSaved } = useSavedAction(flush)

  async function act(work: Work<Shown>, done: string, undo: Work<Shown>) {
    if (!work) return
    await onChange(await work())
    showToast(done, undo ? { undo: () => void run(async () => onChange(await undo())) } : {})
  }
  /** Only if all input is saved. */
  const withInput = (work: Work<Shown>, done: string, undo?: Work<Shown>) => runSaved(() => act(work, done, undo))
  /** For what shows members nothing of the draft, and so doesn't depend on what is saved. */
  const anyway = (work: Work<Shown>, done: string, undo?: Work<Shown>) =>
    run(async () => {
      await flush()
      await act(work, done, undo)
    })

  const { publishVersion, unpublish, unschedule, discard, bin, restore } = calls
  const isOnAir = entity.state === 'published'
  const unpublishAgain = isOnAir ? undefined : unpublish
  const publishAgain = publishVersion && (() => publishVersion(entity.version))
  const restoreVersion = publishVersion ?? calls.draftVersion

  return {
    busy,
    run,
    runSaved,
    publish: () => withInput(() => calls.publish(null), t(words.published), publishAgain ?? unpublishAgain),
    schedule: (at: string) => withInput(() => calls.publish(at), t(words.scheduled), unschedule ?? unpublishAgain),
    unschedule: () => anyway(unschedule, t(words.unscheduled)),
    unpublish: () => anyway(unpublish, t(words.unpublished), () => calls.publish(null)),
    discard: () =>
      runSaved(async () => {
        const before = discard?.current()
        await act(discard?.discard, t('look.discarded'), before && (() => discard?.putBack(before) as Promise<Shown>))
      }),
    restoreVersion:
      restoreVersion &&
      ((version: number) => withInput(() => restoreVersion(version), t(words.versionRestored), publishAgain)),
    /** @param work in place of the kind's own call */
    bin: (work = bin) => anyway(work, t(words.binned), restore),
    restore: () => anyway(restore, t(words.restored)),
  }
}
