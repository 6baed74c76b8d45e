import type { MiddlewareFunction } from 'react-router'

let settling: Promise<void> = Promise.resolve()

/** No page is chosen before a token that was handed over has signed in or failed (EMBED-06). Answers what lets go. */
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
