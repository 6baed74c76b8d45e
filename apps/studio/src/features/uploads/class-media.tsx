import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { QueryStates } from '../../lib/query-states.tsx'
import { useText } from '../../lib/use-text.ts'
import { DropZone } from './drop-zone.tsx'
import { PosterChoice } from './internal/poster-choice.tsx'
import { VideoState } from './internal/video-state.tsx'
import { UploadButton } from './upload-button.tsx'

/** The server names `upload` whenever a step has moved on. */
export function classMediaQuery(tag: string) {
  return queryOptions({
    queryKey: ['upload', 'media', tag],
    queryFn: () => api('getClassMedia', { params: { tag } }),
    // Percentages change between two notices.
    refetchInterval: ({ state }) =>
      state.data?.videos[0]?.steps.some((step) => step.state === 'running') ? 3000 : false,
  })
}

type ClassMediaProps = {
  tag: string
  /** The card's picture; null for the media's own poster. */
  picture: string | null
  onPicture: (link: string) => void
}

/** The video of a class: how far it is prepared, what was found in it, its picture, and a way to give it one (TAKE-10, TAKE-13). */
export function ClassMedia({ tag, picture, onPicture }: ClassMediaProps) {
  const t = useText()
  return (
    <QueryStates height="12rem" query={useQuery(classMediaQuery(tag))}>
      {({ videos: [video] }) =>
        video ? (
          <>
            <VideoState tag={tag} video={video} />
            <PosterChoice onChoose={onPicture} picture={picture} posters={video.posters} />
          </>
        ) : (
          <DropZone tag={tag} text={t('uploads.dropText')} title={t('uploads.video')}>
            <UploadButton secondary tag={tag} />
          </DropZone>
        )
      }
    </QueryStates>
  )
}
