import { useState } from 'react'

/** A stream on stage, and the start of the class that it is of, in epoch milliseconds. */
export type OpenedStream = { link: string; startsAt: number | null }
type Stage = {
  stream: OpenedStream | null
  /** Whether the class that starts at this time was or is on stage. */
  wasOpened: boolean
  close: () => void
}

/**
 * The first link that streamed, until it is closed: what the state says later must not take the player away. A class that was moved may
 * be opened anew at its new time; where its stream just goes on, it is the same one.
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
