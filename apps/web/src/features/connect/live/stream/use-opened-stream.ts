import { useState } from 'react'

/** An open stream, and the start of its class in epoch milliseconds. */
export type OpenedStream = { link: string; startsAt: number | null }
type Stage = {
  stream: OpenedStream | null
  /** Whether the class with this start is or was open. */
  wasOpened: boolean
  close: () => void
}

/**
 * The first link that streamed, until it is closed: later states don't close the player. A rescheduled class may be opened again at its new
 * time; if its stream continues, it is the same one.
 */
export function useOpenedStream(streaming: string | null, startsAt: number | null): Stage {
  const [opened, setOpened] = useState<OpenedStream | null>(null)
  const [isClosed, setClosed] = useState(false)
  const isOfThis = opened?.startsAt === startsAt
  if (streaming !== null && !isOfThis && (opened === null || isClosed || opened.link === streaming)) {
    setOpened({ link: streaming, startsAt })
    setClosed(false)
  }
  return { stream: isClosed ? null : opened, wasOpened: opened !== null && isOfThis, close: () => setClosed(true) }
}
