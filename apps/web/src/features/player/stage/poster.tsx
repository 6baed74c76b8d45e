import { posterWidths } from '@upbeat/rules/pictures/poster-widths'
import { Picture } from '../../../ui/picture.tsx'
import styles from './poster.module.css'

/** The class's picture until it moves; a card may hand its picture over in a view transition of this name. */
export function Poster({ picture }: { picture: string | null }) {
  return <Picture alt="" className={styles.poster} priority src={picture} widths={posterWidths} sizes="100vw" />
}
