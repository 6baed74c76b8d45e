import { densitySources, pictureAddress, splitPicture } from '@upbeat/rules/pictures/picture-address'
import { type CSSProperties, useState } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-shapes.ts'
import styles from './picture.module.css'

export type PictureProps = {
  /** Without its width; `null` shows the placeholder. Its fragment may say its colour and its focus (`splitPicture`). */
  src: string | null | undefined
  /** Empty where the text beside it says the same. */
  alt: string
  /** CSS pixels the server is asked for; the first is the one for browsers without `srcset`. */
  widths: readonly [number, ...number[]]
  /** Beside a single width: the one for dense screens, where the usual one would be soft. `sizes` then helps browsers that don't measure. */
  dense?: number | null | undefined
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes?: string | undefined
  /** Width by height, e.g. `16 / 9`: its place is kept before it comes. */
  ratio?: string | undefined
  /** For the one picture that the page opens with: loaded at once and before others. */
  priority?: boolean | undefined
  placeholderIcon?: IconName | undefined
  className?: string | undefined
}

/** A picture in a place of fixed shape. One that is missing or fails leaves the club's colours and an icon, never a broken image. */
export function Picture({
  src,
  alt,
  widths,
  dense,
  sizes,
  ratio = '16 / 9',
  priority = false,
  placeholderIcon = 'picture',
  className,
}: PictureProps) {
  const [failed, setFailed] = useState<string | null>(null)
  if (!src || failed === src) {
    return (
      <span
        className={classNames(styles.frame, className)}
        data-missing
        style={{ aspectRatio: ratio }}
        {...(alt !== '' && { role: 'img', 'aria-label': alt })}
      >
        <Icon name={placeholderIcon} />
      </span>
    )
  }
  const { colour, focus } = splitPicture(src)
  const style: CSSProperties = { aspectRatio: ratio, ...(colour && { backgroundColor: colour }) }
  return (
    <span className={classNames(styles.frame, className)} style={style}>
      <img
        alt={alt}
        className={styles.image}
        decoding={priority ? 'sync' : 'async'}
        fetchPriority={priority ? 'high' : 'auto'}
        loading={priority ? 'eager' : 'lazy'}
        onError={() => setFailed(src)}
        sizes={dense && !priority ? `auto, ${sizes ?? `${widths[0]}px`}` : sizes}
        src={pictureAddress(src, widths[0])}
        srcSet={sourcesOf(src, widths, dense, priority)}
        style={focus ? { objectPosition: focus } : undefined}
      />
    </span>
  )
}

/**
 * A picture that waits its turn is chosen by the width it is really shown at, where the browser can: a small one needs no dense source. The one
 * that the page opens with is chosen before it is laid out.
 */
function sourcesOf(src: string, widths: readonly number[], dense: PictureProps['dense'], priority: boolean) {
  const [first = 0] = widths
  if (dense && priority) return densitySources(src, first, dense)
  const all = dense ? [first, dense] : widths
  return all.length > 1 ? all.map((width) => `${pictureAddress(src, width)} ${width}w`).join(', ') : undefined
}
