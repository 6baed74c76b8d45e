import { create } from 'zustand'
import { namedClub } from '../../lib/api/named-club.ts'

/** A file chosen in this browser that hasn't arrived yet, and the class it is for. Survives a reload, unlike the file itself. */
export type PendingUpload = {
  tag: string
  name: string
  size: number
  type: string
  lastModified: number
  /** Whether the class had been there before. */
  isReplacement: boolean
  /** Whether it has begun in the bucket, so that its space is reserved; tus keeps that itself. */
  isBegun?: boolean
  chosenAt: number
  /** When a page last said that it has the file; 0 once that page is gone. */
  seenAt: number
}

/** Pages say so at this interval; after twice that, the page is gone, e.g. crashed. */
const seenEveryMs = 5000
/** The server removes what has arrived of an upload after a week. */
const keptMs = 7 * 86_400_000

/** The pending uploads of this club in this browser, those of other windows too. */
export const usePendingUploads = create<{ pending: readonly PendingUpload[] }>(() => ({ pending: read() }))

/** Tags of the uploads that this page has the files of. */
export const here = new Set<string>()

/** Whether no open page has the file any more. */
export function isInterrupted({ tag, seenAt }: PendingUpload): boolean {
  return !here.has(tag) && Date.now() - seenAt > 2 * seenEveryMs
}

/** Says at intervals that this page has its files, and at its end that it hasn't. Returns a function that stops it. */
export function followPending(): () => void {
  const timer = setInterval(() => say(Date.now()), seenEveryMs)
  const leave = () => say(0)
  const hear = ({ key }: StorageEvent) => {
    if (key === storageKey()) usePendingUploads.setState({ pending: read() })
  }
  addEventListener('pagehide', leave)
  addEventListener('storage', hear)
  return () => {
    clearInterval(timer)
    removeEventListener('pagehide', leave)
    removeEventListener('storage', hear)
  }
}

/** What a reload does to a page. @internal */
export function leavePage(): void {
  say(0)
  here.clear()
}

function say(seenAt: number): void {
  // Others' entries may have become old without any event.
  if (here.size === 0) usePendingUploads.setState({ pending: read() })
  else write(read().map((one) => (here.has(one.tag) ? { ...one, seenAt } : one)))
}

function storageKey(): string {
  return `studio.uploads.${namedClub() ?? ''}`
}

/** Those stored in this browser. */
export function read(): PendingUpload[] {
  try {
    const found = JSON.parse(localStorage.getItem(storageKey()) ?? '[]') as PendingUpload[]
    return found.filter(({ chosenAt }) => Date.now() - chosenAt < keptMs)
  } catch {
    // No storage, or not ours: uploads work without.
    return []
  }
}

export function write(pending: readonly PendingUpload[]): void {
  usePendingUploads.setState({ pending })
  try {
    localStorage.setItem(storageKey(), JSON.stringify(pending))
  } catch {
    // Full or forbidden: an interrupted upload can then not be told.
  }
}
