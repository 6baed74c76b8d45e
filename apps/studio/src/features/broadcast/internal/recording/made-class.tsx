import { queryOptions, useQuery } from '@tanstack/react-query'
import type { StudioPhraseKey } from '@upbeat/phrases/studio/phrase-key'
import { Button } from '@upbeat/ui/button.tsx'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { api } from '../../../../lib/api/api.ts'
import { queryClient } from '../../../../lib/api/query-client.ts'
import { useAction } from '../../../../lib/api/use-action.ts'
import { useText } from '../../../../lib/i18n/use-text.ts'
import panel from '../../../../lib/layout/panel.module.css'
import { showToast } from '../../../../lib/layout/toast-store.ts'

/** While its video is being prepared, in milliseconds. */
const preparingMs = 3_000

const madeClassQuery = (tag: string) =>
  queryOptions({
    queryKey: ['class', 'of-recording', tag],
    queryFn: () => api('getClassDraft', { params: { tag } }),
    refetchInterval: ({ state }) => (state.data?.checklist.required.length === 0 ? false : preparingMs),
  })

/** The class that was made of a recording. Publishing it waits until its video plays. */
export function MadeClass({ tag }: { tag: string }) {
  const t = useText()
  const { busy, run } = useAction()
  const { data } = useQuery(madeClassQuery(tag))
  const [isWanted, setWanted] = useState(false)
  const missing = data?.checklist.required ?? ['media']
  const isPublished = data?.state === 'published'
  const isComplete = missing.every((item) => item === 'media')
  const isDue = isWanted && data !== undefined && missing.length === 0 && !isPublished

  async function publish() {
    await api('publishClass', { params: { tag }, body: {} })
    await queryClient.invalidateQueries({ queryKey: madeClassQuery(tag).queryKey })
    showToast(t('broadcast.published'))
  }

  const publishOnce = useRef(publish)
  publishOnce.current = publish
  useEffect(() => {
    if (!isDue) return
    setWanted(false)
    void run(publishOnce.current)
  }, [isDue, run])

  return (
    <>
      <p className={panel.text} role="status">
        {t(textOf())}
      </p>
      <div className={panel.actions}>
        {data?.mayPublish && isComplete && !isPublished && (
          <Button busy={busy || isWanted} onClick={() => setWanted(true)}>
            {t('broadcast.publishClass')}
          </Button>
        )}
        <Button render={<Link to={`/classes/${encodeURIComponent(tag)}`} />} variant="secondary">
          {t('broadcast.openClass')}
        </Button>
      </div>
    </>
  )

  function textOf(): StudioPhraseKey {
    if (isPublished) return 'broadcast.recordingPublished'
    if (!isComplete) return 'broadcast.recordingIncomplete'
    if (isWanted) return 'broadcast.recordingAwaited'
    return missing.length === 0 ? 'broadcast.recordingReady' : 'broadcast.recordingPreparing'
  }
}
