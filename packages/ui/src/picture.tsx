import { blurImage } from '@upbeat/rules/pictures/blur-image'
import { densitySources, pictureAddress, splitPicture } from '@upbeat/rules/pictures/picture-address'
import { type CSSProperties, useState } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-shapes.ts'
import styles from './picture.module.css'
import pictureStyle from './picture-style.module.css'

export type PictureProps = {
  /** URL without a width; `null` shows the placeholder. Its fragment may hold a colour, a focal point and a blur (`splitPicture`). */
  src: string | null | undefined
  /** Empty if adjacent text says the same. */
  alt: string
  /** Widths in CSS pixels to request; the first is for browsers without `srcset`. */
  widths: readonly [number, ...number[]]
  /** The width for high-density screens, with a single `width`. `sizes` then helps browsers that don't measure. */
  dense?: number | null | undefined
  /** The displayed width, as in the `sizes` attribute. */
  sizes?: string | undefined
  /** Aspect ratio, e.g. `16 / 9`; reserves space before the picture loads. */
  ratio?: string | undefined
  /** For the picture that the page opens with: loaded eagerly, with high priority. */
  priority?: boolean | undefined
  placeholderIcon?: IconName | undefined
  className?: string | undefined
}

/** A picture with a fixed aspect ratio. A missing or failed one shows the club's colours and an icon, never a broken image. */
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
  const { colour, focus, blur } = splitPicture(src)
  const style: CSSProperties = { aspectRatio: ratio, backgroundColor: colour ?? undefined }
  return (
    <span className={classNames(styles.frame, pictureStyle.layers, className)} style={style}>
      <img
        alt={alt}
        className={classNames(styles.image, pictureStyle.filter)}
        decoding={priority ? 'sync' : 'async'}
        fetchPriority={priority ? 'high' : 'auto'}
        loading={priority ? 'eager' : 'lazy'}
        onError={() => setFailed(src)}
        sizes={dense && !priority ? `auto, ${sizes ?? `${widths[0]}px`}` : sizes}
        src={pictureAddress(src, widths[0])}
        srcSet={sourcesOf(src, widths, dense, priority)}
        style={{ objectPosition: focus ?? undefined, backgroundImage: blur ? blurImage(blur) : undefined }}
      />
    </span>
  )
}

/**
 * A lazy picture is chosen by its displayed width where the browser supports it: a small one needs no high-density source. An eager one is
 * chosen before layout.
 */
function sourcesOf(src: string, widths: readonly number[], dense: PictureProps['dense'], priority: boolean) {
  const [first = 0] = widths
  if (dense && priority) return densitySources(src, first, dense)
  const all = dense ? [first, dense] : widths
  return all.length > 1 ? all.map((width) => `${pictureAddress(src, width)} ${width}w`).join(', ') : undefined
}
