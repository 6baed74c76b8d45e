import { useQuery } from '@tanstack/react-query'
import { Button } from '@upbeat/ui/button.tsx'
import { Link } from 'react-router'
import { QueryStates } from '../../lib/api/query-states.tsx'
import { useText } from '../../lib/i18n/use-text.ts'
import panel from '../../lib/layout/panel.module.css'
import { useStoryboard } from '../../lib/media/use-storyboard.ts'
import { MoveList } from './internal/move-list.tsx'
import { Timeline } from './internal/timeline.tsx'
import { movesQuery } from './moves-query.ts'

type MovesPanelProps = {
  tag: string
  /** Null if no video is playable. */
  previewLink: string | null
  durationSecond: number | null
  isReadOnly: boolean
  /** Whether the video brings its own moves, which can't be edited. */
  isReadyMade: boolean
}

/** The moves of a class, as marked by the coach (TAKE-18). */
export function MovesPanel({ tag, previewLink, durationSecond, isReadOnly, isReadyMade }: MovesPanelProps) {
  const t = useText()
  const query = useQuery(movesQuery(tag))
  const thumbnails = useStoryboard(previewLink)
  const count = query.data?.moves.length ?? 0
  return (
    <section className={panel.panel}>
      <div className={panel.head}>
        <h2 className={panel.title}>{t('moves.title')}</h2>
        {!isReadOnly && !isReadyMade && (
          <Button icon={count === 0 ? 'plus' : undefined} render={<Link to="moves" />} size="small" variant="secondary">
            {t(count === 0 ? 'moves.add' : 'moves.edit')}
          </Button>
        )}
      </div>
      <QueryStates height="3rem" query={query}>
        {({ moves }) =>
          moves.length === 0 ? (
            <p className={panel.text}>{t(isReadyMade ? 'moves.readyMade' : 'moves.none')}</p>
          ) : (
            <>
              <Timeline
                durationSecond={durationSecond ?? moves.at(-1)?.endSecond ?? 0}
                moves={moves}
                thumbnails={thumbnails}
              />
              <MoveList moves={moves} thumbnails={thumbnails} />
            </>
          )
        }
      </QueryStates>
    </section>
  )
}
