import type { QueryKey } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useText } from '../i18n/use-text.ts'
import { EarlierVersions, type Version, type Versions } from './earlier-versions.tsx'
import { wordsOfKind } from './publishing-kinds.ts'
import { ScheduleDialog } from './schedule-dialog.tsx'
import type { PublishingParts, usePublishing } from './use-publishing.ts'

export type DialogSlots<Shown, V extends Version, Key extends QueryKey> = {
  versions?: Versions<V, Key> | undefined
  /** Asks something before the object goes to the bin. */
  confirmBin?:
    | ((parts: { busy: boolean; bin: (work: () => Promise<Shown>) => void; close: () => void }) => ReactNode)
    | undefined
}
type PublishingDialogProps<Shown, V extends Version, Key extends QueryKey> = PublishingParts<Shown> &
  DialogSlots<Shown, V, Key> & {
    dialog: 'schedule' | 'versions' | 'bin'
    actions: ReturnType<typeof usePublishing<Shown>>
    onClose: () => void
  }

/** What the publishing bar asks before an action. */
export function PublishingDialog<Shown, V extends Version, Key extends QueryKey>(
  props: PublishingDialogProps<Shown, V, Key>,
) {
  const { dialog, kind, entity, calls, actions, versions, confirmBin, onClose } = props
  const t = useText()
  const words = wordsOfKind[kind]
  const { busy, restoreVersion } = actions

  /** Closes the dialog, and goes on. */
  function then<Given extends unknown[]>(act: (...given: Given) => Promise<unknown>) {
    return (...given: Given) => {
      onClose()
      void act(...given)
    }
  }

  if (dialog === 'bin') return confirmBin?.({ busy, bin: then(actions.bin), close: onClose })
  if (dialog === 'schedule') {
    const asked = { title: t(words.scheduleTitle), from: t(words.scheduleFrom) }
    return <ScheduleDialog onChoose={then(actions.schedule)} onClose={onClose} words={asked} />
  }
  return (
    versions && (
      <EarlierVersions
        busy={busy}
        entity={entity}
        kind={kind}
        // Publishing the published version again would change nothing.
        offersCurrent={calls.publishVersion === undefined}
        onClose={onClose}
        onRestore={restoreVersion && then(restoreVersion)}
        versions={versions}
      />
    )
  )
}
