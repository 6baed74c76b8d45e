import type { MiddlewareFunction } from 'react-router'

let settling: Promise<void> = Promise.resolve()

/** Blocks routing until a handed-over token has signed in or failed (EMBED-06). Returns a function that unblocks it. */
export function holdPages(): () => void {
  let release = () => {}
  settling = new Promise((resolve) => {
    release = resolve
  })
  return release
}

export const awaitHandover: MiddlewareFunction = async () => {
  await settling
}
