import { useEffect, useState } from 'react'

/** Aspect ratio (width by height) of the video, which may not be 16:9; `null` until known. */
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
