import { VisuallyHidden } from '@upbeat/ui/visually-hidden.tsx'
import { useText } from '../../../../lib/i18n/use-text.ts'
import { useWeekTimes } from '../use-week-times.ts'
import { useZones } from '../zone.ts'
import { localAt } from './blocks.ts'
import type { BlockMoves } from './use-block-moves.ts'

/** Announces where a block is being moved to. */
export function MoveWords({ moves: { place } }: { moves: BlockMoves }) {
  const t = useText()
  const { zone } = useZones()
  const times = useWeekTimes(zone)
  const words = () => {
    if (!place) return ''
    const [from, until] = [localAt(place.day, place.minute), localAt(place.day, place.minute + place.minutes)]
    const time = `${times.clock(from)}–${times.clock(until)}`
    return t('events.movingTo', { day: times.longDay(place.day), time })
  }
  return (
    <VisuallyHidden>
      <span aria-live="assertive">{words()}</span>
    </VisuallyHidden>
  )
}
