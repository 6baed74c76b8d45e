import { useQuery, useQueryClient } from '@tanstack/react-query'
import { studioBase } from '@upbeat/contract/studio/calls'
import type { ClubExport as Export } from '@upbeat/contract/studio/club/club-export'
import { Button } from '@upbeat/ui/button.tsx'
import { Checkbox } from '@upbeat/ui/checkbox.tsx'
import { useState } from 'react'
import { api } from '../../lib/api/api.ts'
import { QueryStates } from '../../lib/api/query-states.tsx'
import { useAction } from '../../lib/api/use-action.ts'
import { useText } from '../../lib/i18n/use-text.ts'
import panel from '../../lib/layout/panel.module.css'
import { clubExportQuery } from './club-export-query.ts'
import { ExportState } from './internal/export-state.tsx'

/** Exports the club as a file, and offers the file for a day (PLAT-03). */
export function ClubExport() {
  const t = useText()
  return (
    <>
      <section className={panel.panel}>
        <p className={panel.text}>{t('clubFile.contents')}</p>
        <p className={panel.text}>{t('clubFile.leftOut')}</p>
        <p className={panel.text}>{t('clubFile.importing')}</p>
      </section>
      <QueryStates height="12rem" query={useQuery(clubExportQuery)}>
        {(known) => <Latest known={known} />}
      </QueryStates>
    </>
  )
}

function Latest({ known }: { known: Export | null }) {
  const t = useText()
  const queryClient = useQueryClient()
  const { busy, run } = useAction()
  const [withMedia, setWithMedia] = useState(true)

  async function start() {
    queryClient.setQueryData(clubExportQuery.queryKey, await api('startClubExport', { body: { withMedia } }))
  }
  /** As a link, so that the browser writes the file to the disk as it arrives. */
  async function download() {
    const { path } = await api('openClubExport')
    window.location.assign(studioBase + path)
  }
  const isRunning = known?.state === 'running'
  return (
    <section className={panel.panel}>
      <ExportState known={known} />
      {known?.state === 'ready' && (
        <div className={panel.actions}>
          <Button busy={busy} icon="download" onClick={() => void run(download)}>
            {t('clubFile.download')}
          </Button>
        </div>
      )}
      {!isRunning && (
        <>
          <Checkbox
            checked={withMedia}
            description={t('clubFile.withMediaText')}
            label={t('clubFile.withMedia')}
            onChange={({ target }) => setWithMedia(target.checked)}
          />
          <div className={panel.actions}>
            <Button
              busy={busy}
              onClick={() => void run(start)}
              variant={known?.state === 'ready' ? 'secondary' : 'primary'}
            >
              {t(known ? 'clubFile.again' : 'clubFile.start')}
            </Button>
          </div>
        </>
      )}
    </section>
  )
}
