import { classNames } from '@upbeat/ui/class-names.ts'
import '@upbeat/ui/first-banner.css'
import '@upbeat/ui/first-pages.css'
import { Heading } from '@upbeat/ui/heading.tsx'
import { PageWidth } from '@upbeat/ui/page-width.tsx'
import { Picture } from '@upbeat/ui/picture.tsx'
import shade from '@upbeat/ui/words-shade.module.css'
import type { ReactNode } from 'react'
import styles from './page-banner.module.css'
import { useDenseWidth, useImageWidth } from './use-image-width.ts'

export type PageBannerProps = {
  picture: string | null
  title: string
  text?: string | undefined
  /** Before the heading: an icon or a back link. */
  children?: ReactNode
}

/** A wide picture with the page's heading on it. */
export function PageBanner({ picture, title, text, children }: PageBannerProps) {
  const width = useImageWidth('banner')
  const dense = useDenseWidth('banner')
  return (
    <header className={styles.banner} data-surface="media">
      <Picture alt="" className={styles.picture} dense={dense} priority ratio="auto" src={picture} widths={[width]} />
      <PageWidth className={styles.words}>
        <div className={classNames(styles.box, shade.shade)}>
          {children}
          <Heading level={1}>
            <bdi>{title}</bdi>
          </Heading>
          {text && (
            <p className={styles.text} dir="auto">
              {text}
            </p>
          )}
        </div>
      </PageWidth>
    </header>
  )
}
