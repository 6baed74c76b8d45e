import type { CSSProperties } from 'react'
import { classNames } from './class-names.ts'
import styles from './skeleton.module.css'

export type SkeletonProps = {
  /** CSS lengths; the width fills its place when left out. */
  width?: string | undefined
  height?: string | undefined
  /** Instead of a height, e.g. `16 / 9`. */
  ratio?: string | undefined
  shape?: 'block' | 'text' | 'round' | undefined
  className?: string | undefined
}

/** The place of something that is coming. What holds it says `aria-busy` and what is loading. */
export function Skeleton({ width, height, ratio, shape = 'block', className }: SkeletonProps) {
  const style: CSSProperties = {
    ...(width !== undefined && { inlineSize: width }),
    ...(height !== undefined && { blockSize: height }),
    ...(ratio !== undefined && { aspectRatio: ratio }),
  }
  return <span aria-hidden="true" className={classNames(styles.skeleton, className)} data-shape={shape} style={style} />
}
