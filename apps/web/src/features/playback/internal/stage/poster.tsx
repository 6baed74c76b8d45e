import { denseImageWidth, imageWidth } from '@upbeat/rules/classes/image-width'
import { posterWidths } from '@upbeat/rules/pictures/poster-widths'
import { Picture } from '@upbeat/ui/picture.tsx'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { posterCard } from '../../../../lib/page/first-poster.ts'
import styles from './poster.module.css'

/** The poster of the class until it plays. */
export function Poster({ picture }: { picture: string | null }) {
  const { key, pathname } = useLocation()
  // From a card, its picture is already loaded; from a link, the first HTML preloads one.
  const [fromCard] = useState(key !== 'default')
  const [card] = useState(posterCard(pathname) ?? 'classCard')
  const widths = fromCard ? ([imageWidth(card, window.innerWidth)] as const) : posterWidths
  const dense = fromCard ? denseImageWidth(card, window.innerWidth) : null
  return <Picture alt="" className={styles.poster} dense={dense} priority sizes="100vw" src={picture} widths={widths} />
}
