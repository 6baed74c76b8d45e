import type { ListedClass } from '@upbeat/contract/entities/virtual-class'
import type { ImageKind } from '@upbeat/rules/classes/image-width'
import { cardPicture } from '@upbeat/rules/pictures/card-picture'
import { Picture } from '@upbeat/ui/picture.tsx'
import { memo, type ReactNode, use, useRef } from 'react'
import { Link } from 'react-router'
import { setFirstPoster } from '../../lib/page/first-poster.ts'
import { useDenseWidth, useImageWidth } from '../../lib/page/use-image-width.ts'
import { classPlayerPath } from '../../lib/paths.ts'
import { useTenant } from '../tenant/tenant-store.ts'
import { CardAction } from './card-action.ts'
import { CardTrailer } from './card-trailer.tsx'
import styles from './class-card.module.css'
import { ClassMarks } from './internal/class-marks.tsx'
import { ClassText } from './internal/class-text.tsx'
import { StepMark } from './internal/step-mark.tsx'
import { useHoverTrailer } from './internal/use-hover-trailer.ts'

export type ClassCardProps = {
  item: ListedClass
  /**
   * `below` has its text under the picture, `over` on it; `lead` is a page's large first card, `fill` the card next to it with equal
   * height, `row` has its text next to the picture. Default: the club's choice.
   */
  layout?: ClassCardLayout | undefined
  imageKind?: ImageKind | undefined
  /** The link target; default: the class's player. */
  to?: string | undefined
  state?: unknown
  headingLevel?: 2 | 3 | 4 | undefined
  /** Whether the picture is above the fold. */
  priority?: boolean | undefined
  /** Below the text, e.g. the remaining time. */
  note?: ReactNode
  /** Above its name on the picture: why the class is shown. Hidden from screen readers, which get the list's heading. */
  kicker?: string | undefined
  /** Its place in a list with an order, counted from 1. */
  step?: number | undefined
  /** Whether the member has done this step. */
  isDone?: boolean | undefined
}
export type ClassCardLayout = 'below' | 'over' | 'lead' | 'fill' | 'row'

/**
 * A class card. The whole card is one link, with the button of `CardAction` next to it. Hover or focus plays the trailer. The route redirects visitors to
 * sign-in (CARD-09).
 */
export const ClassCard = memo(function ClassCard({
  item,
  layout,
  imageKind = 'classCard',
  to = classPlayerPath(item.tag),
  state,
  headingLevel = 3,
  priority,
  note,
  kicker,
  step,
  isDone = false,
}: ClassCardProps) {
  const Action = use(CardAction)
  const clubLayout = useCardLayout()
  const shape = layout ?? clubLayout
  const { cardShape } = useTenant()
  const isTall = shape === 'over' || (shape === 'below' && cardShape !== 'standard')
  const width = useImageWidth(imageKind)
  const dense = useDenseWidth(imageKind)
  const card = useRef<HTMLElement>(null)
  const trailer = useHoverTrailer(card, item.trailerLinkWeb)
  const handPicture = () => setFirstPoster(to.split('?', 1)[0] ?? to, item.imageLink, imageKind)
  return (
    <article
      className={styles.card}
      data-class={item.tag}
      data-done={isDone || undefined}
      data-layout={shape}
      data-step={step}
      ref={card}
    >
      <Link className={styles.link} onClick={handPicture} state={state} to={to}>
        <div className={styles.media} data-class-picture>
          <Picture
            alt=""
            className={styles.picture}
            dense={dense}
            placeholderIcon="play"
            priority={priority}
            ratio={ratios[shape]}
            src={cardPicture(item.imageLink, isTall ? 'tall' : 'wide')}
            widths={[width]}
          />
          {trailer && <CardTrailer src={trailer} />}
          {step !== undefined && <StepMark isDone={isDone} step={step} />}
          <ClassMarks item={item} />
        </div>
        <ClassText headingLevel={headingLevel} item={item} kicker={kicker} layout={shape} note={note} />
      </Link>
      <div className={styles.action}>{Action && <Action item={item} />}</div>
    </article>
  )
})

/** The club's card layout, by `cardVersion` (CARD-10, D-49). */
export function useCardLayout(): 'below' | 'over' {
  return useTenant().cardVersion === 0.1 ? 'over' : 'below'
}

/** The picture of a large card fills the available height. */
const ratios: Record<ClassCardLayout, string> = {
  below: 'var(--card-ratio, 16 / 9)',
  over: 'var(--card-ratio, 4 / 5)',
  lead: 'auto',
  fill: 'auto',
  row: '16 / 9',
}
