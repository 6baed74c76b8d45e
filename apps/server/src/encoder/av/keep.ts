const kept: unknown[] = []

/**
 * Keeps a native object from being collected for the rest of the process. FFmpeg takes over or frees what some of node-av's objects point
 * at (options, filter lists, a format's streams), and their finalizers would free it again. A process does one task, so nothing piles up.
 */
export function keep<T>(object: T): T {
  kept.push(object)
  return object
}
