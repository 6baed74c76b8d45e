import { type RefObject, useEffect, useEffectEvent } from 'react'

type Gestures = {
  /** A finger. */
  onTap: () => void
  /** A mouse. */
  onClick: () => void
  onDoubleClick: () => void
}

/** What a press on the bare picture does; everything it does can also be done by a button and a key. */
export function usePictureGestures(host: RefObject<HTMLElement | null>, gestures: Gestures): void {
  const onTap = useEffectEvent(() => gestures.onTap())
  const onClick = useEffectEvent(() => gestures.onClick())
  const onDoubleClick = useEffectEvent(() => gestures.onDoubleClick())
  useEffect(() => {
    const element = host.current
    if (!element) return
    const abort = new AbortController()
    const { signal } = abort
    element.addEventListener(
      'click',
      (event) => {
        if ((event as PointerEvent).pointerType === 'touch') onTap()
        else onClick()
      },
      { signal },
    )
    element.addEventListener(
      'dblclick',
      (event) => {
        if ((event as PointerEvent).pointerType !== 'touch') onDoubleClick()
      },
      { signal },
    )
    return () => abort.abort()
  }, [host])
}
