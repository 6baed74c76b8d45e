import { Icon } from '@upbeat/ui/icon.tsx'
import { useId } from 'react'
import { formatList } from '../../../i18n/format-list.ts'
import { useText } from '../../../i18n/text.ts'
import { type Block, type Chapter, chaptersOf, moveName } from '../../../playback/cue-track.ts'
import { formatTime } from '../../../playback/format-time.ts'
import { useMediaSelector } from '../../../playback/media-state.tsx'
import { Thumbnail } from '../../../playback/thumbnail.tsx'
import styles from './class-parts.module.css'

type ClassPartsProps = { blocks: readonly Block[]; onJump: (second: number) => void; storyboardLink: string | null }

/** The chapters of a class with their lengths and moves; the current one is marked, and pressing one seeks to it. */
export function ClassParts({ blocks, onJump, storyboardLink }: ClassPartsProps) {
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
        {chapters.map((chapter, index) => {
          const moves = movesOf(blocks, chapter)
          const { kind } = chapter
          return (
            <li key={chapter.start}>
              <button
                aria-current={index === current ? 'step' : undefined}
                className={styles.part}
                onClick={() => onJump(chapter.start)}
                type="button"
              >
                <span className={styles.kind}>
                  {kind === 'work'
                    ? t('player.part', { part: index + 1, parts: chapters.length })
                    : t(kindPhrases[kind])}
                  {' · '}
                  <span className={styles.time}>{formatTime(chapter.end - chapter.start)}</span>
                </span>
                <span className={styles.moves}>{formatList(moves.map(({ move }) => moveName(move)))}</span>
                {storyboardLink && <Poses link={storyboardLink} moves={moves} />}
                <span className={styles.play}>
                  <Icon name="play" size={20} />
                </span>
              </button>
            </li>
          )
        })}
      </ol>
    </div>
  )
}

/** Most poses that fit in a row. */
const mostPoses = 6

/** A small picture of each move. */
function Poses({ link, moves }: { link: string; moves: readonly Block[] }) {
  return (
    <span className={styles.poses}>
      {moves.slice(0, mostPoses).map(({ start, end, focus }) => (
        <Thumbnail focus={focus?.at ?? 0.5} key={start} link={link} second={(start + end) / 2} size={40} />
      ))}
    </span>
  )
}

const kindPhrases = { warmup: 'player.kindWarmup', cooldown: 'player.kindCooldown' } as const

/** The first block of each move of a chapter. */
function movesOf(blocks: readonly Block[], { start, end }: Chapter): Block[] {
  const within = blocks.filter((block) => block.start >= start && block.start < end && block.kind !== 'rest')
  return [...new Map(within.toReversed().map((block) => [block.move, block])).values()].toSorted(
    (one, other) => one.start - other.start,
  )
}
