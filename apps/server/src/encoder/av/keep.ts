const kept: unknown[] = []

/**
 * Keeps a native object from being garbage-collected for the rest of the process. FFmpeg takes over or frees what some
 * of node-av's objects point to (options, filter lists, a format's streams), and their finalizers would free it again.
 * A process runs one task, so nothing accumulates.
 */
export function keep<T>(object: T): T {
  kept.push(object)
  return object
}
