import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { StudioClass } from '@upbeat/contract/studio/entities/class'
import { Button } from '@upbeat/ui/button.tsx'
import { Dialog } from '@upbeat/ui/dialog.tsx'
import { api } from '../../../lib/api.ts'
import { QueryStates } from '../../../lib/query-states.tsx'
import rows from '../../../lib/rows.module.css'
import { showToast } from '../../../lib/toast-store.ts'
import { useAction } from '../../../lib/use-action.ts'
import { useText } from '../../../lib/use-text.ts'
import { useTimes } from '../../../lib/use-times.ts'
import { classQuery, classVersionsQuery } from '../class-queries.ts'

/** What was published before, each of which can become the draft again. */
export function VersionsDialog({ shown, onClose }: { shown: StudioClass; onClose: () => void }) {
  const t = useText()
  const times = useTimes()
  const queryClient = useQueryClient()
  const { busy, run } = useAction()

  async function bringBack(version: number) {
    const done = await run(async () => {
      const params = { tag: shown.tag, version }
      queryClient.setQueryData(classQuery(shown.tag).queryKey, await api('bringBackClassVersion', { params }))
    })
    if (!done) return
    showToast(t('classes.broughtBack'))
    onClose()
  }

  return (
    <Dialog
      closeLabel={t('shell.close')}
      onOpenChange={(open) => !open && onClose()}
      open
      title={t('classes.versions')}
    >
      <QueryStates height="8rem" query={useQuery(classVersionsQuery(shown.tag))}>
        {(versions) =>
          versions.length === 0 ? (
            <p>{t('classes.noVersions')}</p>
          ) : (
            <ul className={rows.rows}>
              {versions.map(({ version, publishedAt, fields }) => (
                <li className={rows.row} key={version}>
                  <span className={rows.what}>
                    <span className={rows.name} dir="auto">
                      {fields.name || t('classes.untitled')}
                    </span>
                    <span className={rows.note}>{times.moment(publishedAt)}</span>
                  </span>
                  {shown.mayEdit && (
                    <Button busy={busy} onClick={() => void bringBack(version)} size="small" variant="secondary">
                      {t('classes.bringBack')}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </QueryStates>
    </Dialog>
  )
}
