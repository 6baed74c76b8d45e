import { Icon } from '@upbeat/ui/icon.tsx'
import { type DragEvent, type ReactNode, useState } from 'react'
import styles from './drop-zone.module.css'
import { useSendFiles } from './use-send-files.ts'

type DropZoneProps = {
  title: string
  text: string
  tag?: string
  /** For a narrow column. */
  isCompact?: boolean
  children: ReactNode
}

/** A drop zone for videos, with a file button. */
export function DropZone({ title, text, tag, isCompact = false, children }: DropZoneProps) {
  const sendFiles = useSendFiles()
  const [isOver, setOver] = useState(false)

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    const files = [...event.dataTransfer.files]
    void sendFiles(tag === undefined ? files : files.slice(0, 1), tag)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button inside is the first
    <div
      className={styles.zone}
      data-compact={isCompact || undefined}
      data-over={isOver || undefined}
      onDragLeave={() => setOver(false)}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDrop={drop}
    >
      <Icon name="upload" size={isCompact ? 24 : 32} />
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{text}</p>
      {children}
    </div>
  )
}
