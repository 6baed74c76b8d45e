import { cardPicture } from '@upbeat/rules/pictures/card-picture'
import { classNames } from '@upbeat/ui/class-names.ts'
import { IconButton } from '@upbeat/ui/icon-button.tsx'
import { Picture } from '@upbeat/ui/picture.tsx'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useImageWidth } from '../../lib/page/use-image-width.ts'
import { classPlayerPath } from '../../lib/paths.ts'
import { wantsStillness } from '../../lib/wants-stillness.ts'
import { CardTrailer } from '../classes/card-trailer.tsx'
import { useText } from '../i18n/text.ts'
import { type LoopClass, loopClasses } from './loop-classes.ts'
import styles from './wall-loops.module.css'

type WallLoopsProps = {
  pictures: readonly string[]
  /** The wall's grid, in which the trailers lie over the pictures. */
  className: string | undefined
}

/** The number of trailers. */
const most = 3

/**
 * Classes over the first pictures of the wall: their names lead to them, and their trailers play while they are in view.
 * Nothing is loaded before the page is, or out of view. With reduced motion or data saver the pictures stand still.
 */
export function WallLoops({ pictures, className }: WallLoopsProps) {
  const [isPaused, setPaused] = useState(false)
  const pausing = { isPaused, onPause: setPaused }
  return (
    <div className={classNames(className, styles.loops)}>
      {pictures.slice(0, most).map((picture, index) => (
        <Place {...pausing} index={index} key={picture} />
      ))}
    </div>
  )
}

type Pausing = { isPaused: boolean; onPause: (isPaused: boolean) => void }

function Place({ index, ...pausing }: Pausing & { index: number }) {
  const place = useRef<HTMLDivElement>(null)
  const isInView = useInView(place)
  const item = useLoopClass(index, isInView)
  return (
    <div className={styles.place} ref={place}>
      {item && <Loop {...pausing} hasPause={index === 0} isInView={isInView} item={item} />}
    </div>
  )
}

type LoopProps = Pausing & { item: LoopClass; isInView: boolean; hasPause: boolean }

function Loop({ item, isInView, hasPause, isPaused, onPause }: LoopProps) {
  const t = useText()
  const width = useImageWidth('classCard')
  const [isStill] = useState(wantsStillness)
  return (
    <>
      <Link className={styles.link} to={classPlayerPath(item.tag)}>
        <Picture
          alt=""
          className={styles.picture}
          ratio="auto"
          src={cardPicture(item.imageLink, 'wide')}
          widths={[width]}
        />
        {isInView && !isStill && !isPaused && <CardTrailer src={item.trailerLinkWeb} />}
        <span className={styles.name} data-surface="media">
          <bdi>{item.className}</bdi>
        </span>
      </Link>
      {hasPause && !isStill && (
        <IconButton
          className={styles.pause}
          icon={isPaused ? 'play' : 'pause'}
          label={t(isPaused ? 'player.play' : 'player.pause')}
          onClick={() => onPause(!isPaused)}
          variant="overlay"
        />
      )}
    </>
  )
}

/** The class of a place, once the page has loaded and the place was seen. */
function useLoopClass(index: number, isInView: boolean): LoopClass | null {
  const [item, setItem] = useState<LoopClass | null>(null)
  useEffect(() => {
    if (!isInView || item) return
    const left = new AbortController()
    const show = async () => {
      const found = (await loopClasses())[index]
      if (found && !left.signal.aborted) setItem(found)
    }
    if (document.readyState === 'complete') void show()
    else window.addEventListener('load', () => void show(), { once: true, signal: left.signal })
    return () => left.abort()
  }, [index, isInView, item])
  return item
}

function useInView(element: RefObject<HTMLElement | null>): boolean {
  const [isInView, setInView] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting ?? false))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isInView
}
