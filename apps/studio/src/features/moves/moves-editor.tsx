import { Button } from '@upbeat/ui/button.tsx'
import { type ReactNode, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { api } from '../../lib/api/api.ts'
import { useSession } from '../../lib/api/session.ts'
import { lengthOf } from '../../lib/forms/length-of.ts'
import { SaveNote } from '../../lib/forms/save-note.tsx'
import { parseMoment } from '../../lib/i18n/moment.ts'
import { useText } from '../../lib/i18n/use-text.ts'
import { showToast } from '../../lib/layout/toast-store.ts'
import bench from '../../lib/layout/workbench.module.css'
import { frameAt } from '../../lib/media/frame.tsx'
import { useStoryboard } from '../../lib/media/use-storyboard.ts'
import { VideoPlayer } from '../../lib/media/video-player.tsx'
import { SaveConflict } from '../../lib/publishing/save-conflict.tsx'
import { useDocument } from '../../lib/publishing/use-document.ts'
import { MoveLine } from './internal/move-line.tsx'
import { type MoveRow, markMove, middleOf, movesOf, problemOf, rowsOf } from './internal/move-rows.ts'
import { PasteDialog } from './internal/paste-dialog.tsx'
import { SampleMoves } from './internal/sample-moves.tsx'
import { Timeline } from './internal/timeline.tsx'
import type { Move } from './moves-query.ts'

type MovesEditorProps = {
  tag: string
  moves: readonly Move[]
  /** Version of the moves. */
  revision: string
  durationSecond: number | null
  /** Null if no video is playable. */
  previewLink: string | null
  frame: (parts: { title: string; status: ReactNode; children: ReactNode }) => ReactNode
}

const maxMoves = 1000

/** Adds moves during playback, edits them as a list, and imports them from a spreadsheet (TAKE-18). */
export function MovesEditor({ tag, moves, revision, durationSecond, previewLink, frame }: MovesEditorProps) {
  const t = useText()
  const video = useRef<HTMLVideoElement>(null)
  const [second, setSecond] = useState(0)
  const [isPasting, setPasting] = useState(false)
  const [initial] = useState(() => rowsOf(moves, durationSecond))
  const { club } = useSession()
  const params = { tag }
  const { value, edit, status, decide } = useDocument<readonly MoveRow[]>({
    // Clubs may share a host, and so the browser's storage.
    id: `moves:${club?.name}:${tag}`,
    saved: { value: initial, revision },
    isValid: (rows) => rows.length <= maxMoves && rows.every((row) => problemOf(row) === null),
    soundPart: (rows) => rows.filter((row) => problemOf(row) === null).slice(0, maxMoves),
    contentOf: (rows) => movesOf(rows, durationSecond),
    save: async (rows, base) => {
      const sent = { moves: movesOf(rows, durationSecond), base: base ?? revision }
      return (await api('saveMoves', { params, body: sent })).revision
    },
    read: async () => {
      const now = await api('getMoves', { params })
      return { value: rowsOf(now.moves, durationSecond), revision: now.revision }
    },
  })
  const marks = movesOf(value, durationSecond)
  const thumbnails = useStoryboard(previewLink)
  const length = durationSecond ?? marks.at(-1)?.endSecond ?? 0
  const current = marks.find(({ startSecond, endSecond }) => startSecond <= second && second < endSecond)

  const mark = useEffectEvent(() => {
    const at = video.current?.currentTime ?? second
    edit((rows) => markMove(rows, at, t('moves.newName', { number: rows.length + 1 })))
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isTyping = (event.target as Element | null)?.closest('input, textarea, select, [role="dialog"]')
      if (isTyping || event.ctrlKey || event.metaKey || event.altKey || event.key.toLowerCase() !== 'm') return
      event.preventDefault()
      // The player uses the same key for mute.
      event.stopPropagation()
      mark()
    }
    document.addEventListener('keydown', press, { capture: true })
    return () => document.removeEventListener('keydown', press, { capture: true })
  }, [])

  const change = useCallback(
    (key: number, part: Partial<MoveRow>) =>
      edit((rows) => rows.map((row) => (row.key === key ? { ...row, ...part } : row))),
    [edit],
  )
  const remove = useCallback(
    (key: number) => {
      let before: readonly MoveRow[] = []
      edit((rows) => {
        before = rows
        return rows.filter((row) => row.key !== key)
      })
      showToast(t('moves.removed'), { undo: () => edit(() => before) })
    },
    [edit, t],
  )
  const seek = useCallback((to: number) => {
    if (video.current) video.current.currentTime = to
  }, [])

  function frameOf({ start }: MoveRow) {
    const move = marks.find(({ startSecond }) => startSecond === parseMoment(start))
    return move && frameAt(thumbnails, middleOf(move))
  }

  return frame({
    title: t('moves.editTitle'),
    status: <SaveNote status={status} />,
    children: (
      <>
        <SaveConflict onDecide={decide} />
        <Timeline durationSecond={length} moves={marks} onSeek={seek} second={second} thumbnails={thumbnails} />
        <div className={bench.bench}>
          <div className={bench.player}>
            {previewLink ? (
              <VideoPlayer link={previewLink} onTime={setSecond} video={video} />
            ) : (
              <p className={bench.hint}>{t('media.noVideo')}</p>
            )}
            <div className={bench.toolbar}>
              <Button icon="plus" onClick={() => mark()} size="small">
                {t('moves.mark', { time: lengthOf(second) })}
              </Button>
              <Button onClick={() => setPasting(true)} size="small" variant="secondary">
                {t('moves.paste')}
              </Button>
            </div>
            <p className={bench.hint}>{current ? t('moves.now', { name: current.name }) : t('moves.hint')}</p>
          </div>
          {value.length === 0 ? (
            <SampleMoves />
          ) : (
            <ol className={bench.list}>
              {value.map((row) => (
                <MoveLine
                  canPlay={previewLink !== null}
                  frame={frameOf(row)}
                  key={row.key}
                  onChange={change}
                  onRemove={remove}
                  onSeek={seek}
                  row={row}
                />
              ))}
            </ol>
          )}
          {isPasting && (
            <PasteDialog
              hasMoves={value.length > 0}
              onClose={() => setPasting(false)}
              onRead={(read) => {
                const before = value
                edit(() => rowsOf(read, durationSecond))
                setPasting(false)
                showToast(t('moves.pasted', { count: read.length }), { undo: () => edit(() => before) })
              }}
            />
          )}
        </div>
      </>
    ),
  })
}
