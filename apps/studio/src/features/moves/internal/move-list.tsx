import { Button } from '@upbeat/ui/button.tsx'
import { useState } from 'react'
import { useText } from '../../../lib/i18n/use-text.ts'
import { Frame, frameAt } from '../../../lib/media/frame.tsx'
import type { Thumbnail } from '../../../lib/media/use-storyboard.ts'
import type { Move } from '../moves-query.ts'
import styles from './move-list.module.css'
import { middleOf, spanOf } from './move-rows.ts'

const shownAtFirst = 5

/** A read-only list of moves: time, name and details. */
export function MoveList({ moves, thumbnails }: { moves: readonly Move[]; thumbnails: readonly Thumbnail[] }) {
  const t = useText()
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? moves : moves.slice(0, shownAtFirst)
  return (
    <>
      <table className={styles.table}>
        <caption className={styles.caption}>{t('moves.count', { count: moves.length })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('moves.time')}</th>
            <th scope="col">{t('moves.name')}</th>
            <th scope="col">{t('moves.extra')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((move) => {
            const frame = frameAt(thumbnails, middleOf(move))
            return (
              <tr key={`${move.startSecond} ${move.name}`}>
                <td className={styles.time}>{spanOf(move)}</td>
                <th dir="auto" scope="row">
                  <span className={styles.move}>
                    {frame && <Frame className={styles.picture} frame={frame} />}
                    {move.name}
                  </span>
                </th>
                <td className={styles.extra}>{extrasOf(move)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {shown.length < moves.length && (
        <Button onClick={() => setWhole(true)} size="small" variant="quiet">
          {t('moves.showAll', { count: moves.length })}
        </Button>
      )}
    </>
  )

  function extrasOf({ side, round, rounds, kind }: Move): string {
    return [
      side && t(side === 'left' ? 'moves.left' : 'moves.right'),
      rounds > 1 && t('moves.roundOf', { round, rounds }),
      kind === 'rest' && t('moves.rest'),
    ]
      .filter(Boolean)
      .join(' · ')
  }
}
