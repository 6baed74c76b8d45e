import type { CSSProperties } from 'react'
import { classNames } from './class-names.ts'
import styles from './skeleton.module.css'

export type SkeletonProps = {
  /** CSS lengths; the default width is 100 %. */
  width?: string | undefined
  height?: string | undefined
  /** Replaces `height`, e.g. `16 / 9`. */
  ratio?: string | undefined
  shape?: 'block' | 'text' | 'round' | undefined
  className?: string | undefined
}

/** A placeholder for loading content. Its container sets `aria-busy` and says what is loading. */
export function Skeleton({ width, height, ratio, shape = 'block', className }: SkeletonProps) {
  const style: CSSProperties = {
    ...(width !== undefined && { inlineSize: width }),
    ...(height !== undefined && { blockSize: height }),
    ...(ratio !== undefined && { aspectRatio: ratio }),
  }
  return <span aria-hidden="true" className={classNames(styles.skeleton, className)} data-shape={shape} style={style} />
}
