import { here, type PendingUpload, read, write } from './pending-uploads.ts'

type FileFacts = Pick<File, 'name' | 'size' | 'lastModified'>
type Facts = Pick<PendingUpload, 'tag' | 'isReplacement' | 'isBegun'>

export function addPending(file: File, facts: Facts): void {
  const { tag } = facts
  here.add(tag)
  const { name, size, type, lastModified } = file
  const now = Date.now()
  const added = { ...facts, name, size, type, lastModified, chosenAt: now, seenAt: now }
  write([...read().filter((one) => one.tag !== tag), added])
}

export function removePending(tag: string): void {
  here.delete(tag)
  write(read().filter((one) => one.tag !== tag))
}

/** The pending upload of a file; with `tag`, for that class. */
export function pendingOf({ name, size, lastModified }: FileFacts, tag: string | null): PendingUpload | undefined {
  return read().find(
    (one) =>
      one.name === name &&
      one.size === size &&
      one.lastModified === lastModified &&
      (tag === null ? !here.has(one.tag) : one.tag === tag),
  )
}
