import { VisuallyHidden } from '@upbeat/ui/visually-hidden.tsx'
import { useText } from '../../../i18n/text.ts'
import { type Block, blockIndexAt, moveName, partAt } from '../../../playback/cue-track.ts'
import { useMediaSelector } from '../../../playback/media-state.tsx'
import { Thumbnail } from '../../../playback/thumbnail.tsx'
import { BlockTimer } from './block-timer.tsx'
import styles from './coach.module.css'

type CoachProps = { blocks: readonly Block[]; storyboardLink?: string | null }

/** Seconds before the next move when it is highlighted and pictured. */
const soonSeconds = 10

/** The instructions of a class: the current move with side, round and remaining time, and the next one. Legible from 3 m. */
export function Coach({ blocks, storyboardLink = null }: CoachProps) {
  const t = useText()
  const current = useBlock(blocks)
  if (!current) return null
  const { block, next, left, done } = current
  const part = partAt(blocks, block.start)
  const sideOf = ({ side }: Block) => (side ? t(side === 'left' ? 'player.sideLeft' : 'player.sideRight') : null)
  const details = [
    block.kind === 'work' ? null : t(kindPhrases[block.kind]),
    sideOf(block),
    block.rounds > 1 ? t('player.round', { round: block.round, rounds: block.rounds }) : null,
    part && t('player.part', part),
  ].filter((text) => text !== null)
  const isSoon = left <= soonSeconds
  const following = next && [moveName(next.move), sideOf(next)].filter((text) => text !== null).join(' · ')

  return (
    <div className={styles.coach} data-kind={block.kind}>
      <div aria-hidden="true" className={styles.words}>
        {details.length > 0 && (
          <p className={styles.details}>
            {details.map((text) => (
              <span key={text}>{text}</span>
            ))}
          </p>
        )}
        <p className={styles.move} key={`${block.start}`}>
          {moveName(block.move)}
        </p>
        <p className={styles.next} data-soon={isSoon || undefined}>
          {following ? t('player.nextMove', { move: following }) : t('player.lastMove')}
          {next && isSoon && storyboardLink && (
            <Thumbnail
              className={styles.pose}
              focus={next.focus?.at ?? 0.5}
              link={storyboardLink}
              second={(next.start + next.end) / 2}
              size={96}
            />
          )}
        </p>
      </div>
      <BlockTimer done={done} left={left} />
      <VisuallyHidden>
        <span aria-live="polite">{[moveName(block.move), ...details].join(', ')}</span>
      </VisuallyHidden>
    </div>
  )
}

const kindPhrases = { warmup: 'player.kindWarmup', rest: 'player.kindRest', cooldown: 'player.kindCooldown' } as const

type CurrentBlock = {
  block: Block
  next: Block | undefined
  /** Whole seconds still to go, at least 1. */
  left: number
  /** From 0 to 1. */
  done: number
}

/** The current block, the next one, and the remaining time. */
function useBlock(blocks: readonly Block[]): CurrentBlock | null {
  const time = useMediaSelector((state) => state.mediaCurrentTime ?? 0)
  const index = blockIndexAt(blocks, time)
  const block = blocks[index]
  if (!block) return null
  return {
    block,
    next: blocks[index + 1],
    left: Math.max(1, Math.ceil(block.end - time)),
    done: (time - block.start) / (block.end - block.start),
  }
}
