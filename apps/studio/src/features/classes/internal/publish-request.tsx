import { useQueryClient } from '@tanstack/react-query'
import type { StudioClass } from '@upbeat/contract/studio/entities/class'
import { Button } from '@upbeat/ui/button.tsx'
import { api } from '../../../lib/api/api.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import { useTimes } from '../../../lib/i18n/use-times.ts'
import panel from '../../../lib/layout/panel.module.css'
import { showToast } from '../../../lib/layout/toast-store.ts'
import type { SaveOutcome } from '../../../lib/publishing/save-outcome.ts'
import { useSavedAction } from '../../../lib/publishing/use-saved-action.ts'
import { classQuery } from '../class-queries.ts'

type PublishRequestProps = {
  shown: StudioClass
  /** Saves pending input, so that what is asked for is what is shown. */
  flush: () => Promise<SaveOutcome>
}

/** Tells whoever may not publish the class why, and lets them ask those who may; these read who asks (STAFF-15). */
export function PublishRequest({ shown, flush }: PublishRequestProps) {
  const t = useText()
  const times = useTimes()
  const queryClient = useQueryClient()
  const { busy, runSaved } = useSavedAction(flush)
  const { tag, publishRequest, mayEdit, mayPublish, state, hasChanges } = shown
  const params = { tag }

  const act = (call: 'requestPublication' | 'withdrawPublicationRequest', said: string) =>
    runSaved(async () => {
      queryClient.setQueryData(classQuery(tag).queryKey, await api(call, { params }))
      showToast(said)
    })

  const isOver = state === 'bin' || (state === 'published' && !hasChanges)
  if (!mayEdit || isOver || (mayPublish && !publishRequest)) return null
  if (mayPublish && publishRequest) {
    return (
      <section className={panel.panel}>
        <p>{t('classes.requestedBy', { name: publishRequest.by, time: times.moment(publishRequest.at) })}</p>
      </section>
    )
  }
  const isReady = shown.checklist.required.length === 0
  return (
    <section className={panel.panel}>
      <p className={panel.text}>{t('classes.othersPublish')}</p>
      {publishRequest ? (
        <>
          <p role="status">{t('classes.requestedAt', { time: times.moment(publishRequest.at) })}</p>
          <div className={panel.actions}>
            <Button
              busy={busy}
              onClick={() => void act('withdrawPublicationRequest', t('classes.requestWithdrawn'))}
              variant="secondary"
            >
              {t('classes.withdrawRequest')}
            </Button>
          </div>
        </>
      ) : (
        <div className={panel.actions}>
          <Button
            aria-disabled={!isReady}
            busy={busy}
            onClick={() => isReady && void act('requestPublication', t('classes.requested'))}
          >
            {t('classes.askToPublish')}
          </Button>
        </div>
      )}
    </section>
  )
}
