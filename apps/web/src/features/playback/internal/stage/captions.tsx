import type { CaptionLink } from '@upbeat/contract/entities/virtual-class'
import { useEffect, useState } from 'react'
import styles from './captions.module.css'

type CaptionsProps = { media: HTMLVideoElement | null; links: readonly CaptionLink[]; language: string | null }

/**
 * Renders a text track clear of the controls and the coach. The browser renders it only in native picture in picture and full screen on
 * iPhones.
 */
export function Captions({ media, links, language }: CaptionsProps) {
  const [lines, setLines] = useState<readonly string[]>([])
  const link = links.find((each) => each.language === language)

  useEffect(() => {
    if (!media || !link) return
    const element = document.createElement('track')
    element.kind = 'captions'
    element.label = link.label
    element.srclang = link.language
    element.src = link.url
    media.append(element)
    const abort = new AbortController()
    const { signal } = abort
    const { track } = element
    track.mode = 'hidden'
    const read = () =>
      setLines(
        [...(track.activeCues ?? [])].flatMap((cue) => (cue as VTTCue).getCueAsHTML().textContent?.split('\n') ?? []),
      )
    const leaveToBrowser = (alone: boolean) => () => {
      track.mode = alone ? 'showing' : 'hidden'
    }
    track.addEventListener('cuechange', read, { signal })
    for (const type of ['enterpictureinpicture', 'webkitbeginfullscreen'])
      media.addEventListener(type, leaveToBrowser(true), { signal })
    for (const type of ['leavepictureinpicture', 'webkitendfullscreen'])
      media.addEventListener(type, leaveToBrowser(false), { signal })
    return () => {
      abort.abort()
      element.remove()
      setLines([])
    }
  }, [media, link])

  if (lines.length === 0) return null
  return (
    <p className={styles.captions} lang={link?.language}>
      {lines.map((line) => (
        <span className={styles.line} dir="auto" key={line}>
          {line}
        </span>
      ))}
    </p>
  )
}
