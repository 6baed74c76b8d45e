import { denseImageWidth, imageWidth } from '@upbeat/rules/classes/image-width'
import { posterWidths } from '@upbeat/rules/pictures/poster-widths'
import { Picture } from '@upbeat/ui/picture.tsx'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { posterCard } from '../../../lib/first-poster.ts'
import styles from './poster.module.css'

/** The class's picture until it moves. */
export function Poster({ picture }: { picture: string | null }) {
  const { key, pathname } = useLocation()
  // Whoever comes from a card has its picture already; whoever comes from a link gets the one that the first HTML asks for.
  const [fromCard] = useState(key !== 'default')
  const [card] = useState(posterCard(pathname) ?? 'classCard')
  const widths = fromCard ? ([imageWidth(card, window.innerWidth)] as const) : posterWidths
  const dense = fromCard ? denseImageWidth(card, window.innerWidth) : null
  return <Picture alt="" className={styles.poster} dense={dense} priority sizes="100vw" src={picture} widths={widths} />
}
