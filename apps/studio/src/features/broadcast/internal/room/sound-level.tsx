import { useEffect, useRef, useState } from 'react'
import { useText } from '../../../../lib/i18n/use-text.ts'
import type { BroadcastSession } from '../session/broadcast-session.ts'
import styles from './sound-level.module.css'
import { levelWord, shownPart } from './sound-words.ts'

/** How often the bar moves, and how often its word may change, in milliseconds. */
const barMs = 80
const wordMs = 1_500

const wordKeys = {
  silent: 'broadcast.soundSilent',
  low: 'broadcast.soundLow',
  good: 'broadcast.soundGood',
  loud: 'broadcast.soundLoud',
} as const

/** The sound's peak as a bar and in one word. */
export function SoundLevel({ session }: { session: BroadcastSession }) {
  const t = useText()
  const bar = useRef<HTMLSpanElement>(null)
  const [word, setWord] = useState<keyof typeof wordKeys>('silent')
  useEffect(() => {
    const highest = { bar: -Infinity, word: -Infinity }
    const stop = session.onPeak((decibel) => {
      highest.bar = Math.max(highest.bar, decibel)
      highest.word = Math.max(highest.word, decibel)
    })
    const show = setInterval(() => {
      bar.current?.style.setProperty('--part', String(shownPart(highest.bar)))
      highest.bar = -Infinity
    }, barMs)
    const name = setInterval(() => {
      setWord(levelWord(highest.word))
      highest.word = -Infinity
    }, wordMs)
    return () => {
      stop()
      clearInterval(show)
      clearInterval(name)
    }
  }, [session])
  return (
    <div className={styles.sound}>
      <span className={styles.label}>{t('broadcast.sound')}</span>
      <span aria-hidden="true" className={styles.track} ref={bar}>
        <span className={styles.bar} />
      </span>
      <span className={styles.word} data-level={word}>
        {t(wordKeys[word])}
      </span>
    </div>
  )
}
