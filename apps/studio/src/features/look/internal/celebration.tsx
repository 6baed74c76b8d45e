import type { LookFields } from '@upbeat/contract/studio/entities/look'
import { Icon } from '@upbeat/ui/icon.tsx'
import type { CSSProperties } from 'react'
import styles from './celebration.module.css'

const pieces = 28
const turn = 360 / pieces

/** Confetti in the look's colours on publishing. The toast says it in words. */
export function Celebration({ colours }: { colours: LookFields }) {
  const { primary, secondary, text } = colours
  const palette = [primary, secondary, text]
  return (
    <div aria-hidden="true" className={styles.celebration}>
      <span className={styles.sign} style={{ backgroundColor: primary }}>
        <Icon name="check" size={40} />
      </span>
      {Array.from({ length: pieces }, (_, number) => number).map((number) => {
        const style = {
          '--turn': `${number * turn}deg`,
          '--reach': `${7 + (number % 4) * 3}rem`,
          backgroundColor: palette[number % palette.length],
        }
        return <span className={styles.piece} key={number} style={style as CSSProperties} />
      })}
    </div>
  )
}
