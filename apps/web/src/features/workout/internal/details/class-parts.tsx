import { useId } from 'react'
import { formatList } from '../../../i18n/format-list.ts'
import { useText } from '../../../i18n/text.ts'
import { type Block, type Chapter, chaptersOf, moveName } from '../../../playback/cue-track.ts'
import { formatTime } from '../../../playback/format-time.ts'
import { useMediaSelector } from '../../../playback/media-state.tsx'
import styles from './class-parts.module.css'

type ClassPartsProps = { blocks: readonly Block[]; onJump: (second: number) => void }

/** The chapters of a class with their moves and lengths; the current one is marked, and pressing one seeks to it. */
export function ClassParts({ blocks, onJump }: ClassPartsProps) {
  const t = useText()
  const title = useId()
  const chapters = chaptersOf(blocks)
  const current = useMediaSelector((state) =>
    chapters.findLastIndex(({ start }) => start <= (state.mediaCurrentTime ?? 0)),
  )
  return (
    <div>
      <h3 className={styles.heading} id={title}>
        {t('player.parts')}
      </h3>
      <ol aria-labelledby={title} className={styles.parts} role="list">
        {chapters.map((chapter, index) => (
          <li key={chapter.start}>
            <button
              aria-current={index === current ? 'step' : undefined}
              className={styles.part}
              onClick={() => onJump(chapter.start)}
              type="button"
            >
              <span className={styles.moves}>
                {chapter.kind !== 'work' && <span className={styles.kind}>{t(kindPhrases[chapter.kind])}</span>}
                <span>{formatList(movesOf(blocks, chapter))}</span>
              </span>
              <span className={styles.time}>{formatTime(chapter.end - chapter.start)}</span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  )
}

const kindPhrases = { warmup: 'player.kindWarmup', cooldown: 'player.kindCooldown' } as const

/** The distinct moves of a chapter. */
function movesOf(blocks: readonly Block[], { start, end }: Chapter): string[] {
  const within = blocks.filter((block) => block.start >= start && block.start < end && block.kind !== 'rest')
  return [...new Set(within.map(({ move }) => moveName(move)))]
}
