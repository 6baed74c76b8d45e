import { readCaptions } from '@upbeat/rules/media/read-captions'
import { Button } from '@upbeat/ui/button.tsx'
import { decodeHTML } from 'entities/decode'
import { type ReactNode, useCallback, useRef, useState } from 'react'
import { api } from '../../lib/api/api.ts'
import { useSession } from '../../lib/api/session.ts'
import { reasonOf } from '../../lib/api/studio-error.ts'
import { SaveNote } from '../../lib/forms/save-note.tsx'
import { languageName } from '../../lib/i18n/language-name.ts'
import { useText } from '../../lib/i18n/use-text.ts'
import { showToast } from '../../lib/layout/toast-store.ts'
import bench from '../../lib/layout/workbench.module.css'
import { VideoPlayer } from '../../lib/media/video-player.tsx'
import { SaveConflict } from '../../lib/publishing/save-conflict.tsx'
import { useDocument } from '../../lib/publishing/use-document.ts'
import styles from './captions-editor.module.css'
import { CaptionLine } from './internal/caption-line.tsx'
import { bodyOf, type CaptionRow, insertRow, isSound, rowsOf, timesOf } from './internal/caption-rows.ts'

type CaptionsEditorProps = {
  tag: string
  language: string
  /** As WebVTT. */
  body: string
  isDraft: boolean
  /** Of the body. */
  revision: string
  /** Null if no video is playable. */
  previewLink: string | null
  frame: (parts: { title: string; status: ReactNode; children: ReactNode }) => ReactNode
}

/** Edits captions line by line next to the player; the current line is shown on the picture as it is typed (TAKE-16). */
export function CaptionsEditor({ tag, language, body, revision, isDraft, previewLink, frame }: CaptionsEditorProps) {
  const t = useText()
  const video = useRef<HTMLVideoElement>(null)
  const [second, setSecond] = useState(0)
  const [initial] = useState(() => rowsOf(readCaptions(body, decodeHTML).cues))
  const { club } = useSession()
  const params = { tag, language }
  const { value, edit, status, decide } = useDocument<readonly CaptionRow[]>({
    // Clubs may share a host, and so the browser's storage.
    id: `captions:${club?.name}:${tag}:${language}`,
    saved: { value: initial, revision },
    isValid: (rows) => rows.length > 0 && rows.every(isSound),
    soundPart: (rows) => rows.filter(isSound),
    contentOf: bodyOf,
    save: async (rows, base) => {
      const sent = { body: bodyOf(rows), base, keepDraft: true }
      return (await api('saveCaptions', { params, body: sent })).revision
    },
    read: async () => {
      const now = await readOrNone()
      return { value: rowsOf(readCaptions(now?.body ?? '', decodeHTML).cues), revision: now?.revision ?? null }
    },
  })
  /** Null if they were deleted meanwhile. */
  const readOrNone = () =>
    api('getCaptions', { params }).catch((error: unknown) => {
      if (reasonOf(error) === 'notFound') return null
      throw error
    })
  const current = value.find((row) => {
    const times = timesOf(row)
    return times !== null && times.start <= second && second < times.end
  })

  const change = useCallback(
    (key: number, part: Partial<CaptionRow>) =>
      edit((rows) => rows.map((row) => (row.key === key ? { ...row, ...part } : row))),
    [edit],
  )
  const remove = useCallback(
    (key: number) => {
      let before: readonly CaptionRow[] = []
      edit((rows) => {
        before = rows
        return rows.filter((row) => row.key !== key)
      })
      showToast(t('captions.lineRemoved'), { undo: () => edit(() => before) })
    },
    [edit, t],
  )
  const play = useCallback((from: number) => {
    if (!video.current) return
    video.current.currentTime = from
    void video.current.play().catch(() => {})
  }, [])

  return frame({
    title: t('captions.editTitle', { language: languageName(language) }),
    status: isDraft && status.kind === 'saved' && status.at !== null ? <DraftSaved /> : <SaveNote status={status} />,
    children: (
      <>
        <SaveConflict onDecide={decide} />
        <div className={bench.bench}>
          <div className={bench.player}>
            {isDraft && <p className={bench.hint}>{t('captions.draftHint')}</p>}
            {previewLink ? (
              <VideoPlayer link={previewLink} onTime={setSecond} video={video}>
                <p className={styles.shown} dir="auto" lang={language}>
                  {current?.text}
                </p>
              </VideoPlayer>
            ) : (
              <p className={bench.hint}>{t('media.noVideo')}</p>
            )}
            <div className={bench.toolbar}>
              <Button
                icon="plus"
                onClick={() => edit((rows) => insertRow(rows, second))}
                size="small"
                variant="secondary"
              >
                {t('captions.addLine')}
              </Button>
              <span className={bench.hint}>{t('captions.count', { count: value.length })}</span>
            </div>
          </div>
          <ol className={bench.list}>
            {value.map((row) => (
              <CaptionLine
                canPlay={previewLink !== null}
                isCurrent={row.key === current?.key}
                key={row.key}
                language={language}
                onChange={change}
                onPlay={play}
                onRemove={remove}
                row={row}
              />
            ))}
          </ol>
        </div>
      </>
    ),
  })
}

function DraftSaved() {
  const t = useText()
  return <span role="status">{t('captions.draftSaved')}</span>
}
