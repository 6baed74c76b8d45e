import { useEffect, useState } from 'react'

/** Width by height of what plays, which need not be 16:9 where a club has filmed it; `null` until it is known. */
export function usePictureRatio(media: HTMLVideoElement | null): number | null {
  const [ratio, setRatio] = useState<number | null>(null)
  useEffect(() => {
    if (!media) return
    const read = () => setRatio(media.videoHeight > 0 ? media.videoWidth / media.videoHeight : null)
    read()
    media.addEventListener('resize', read)
    return () => media.removeEventListener('resize', read)
  }, [media])
  return ratio
}
