import { useQuery } from '@tanstack/react-query'
import type { ClassVideo } from '@upbeat/contract/studio/entities/intake'
import { QueryStates } from '../../lib/api/query-states.tsx'
import { useReach } from '../../lib/api/session.ts'
import { useText } from '../../lib/i18n/use-text.ts'
import { classMediaQuery, hasReadyMadeVideo } from './class-media-query.ts'
import { DropZone } from './drop-zone.tsx'
import { ArrivingVideo } from './internal/arriving-video.tsx'
import { EarlierVideos } from './internal/earlier-videos.tsx'
import { PicturePanel } from './internal/picture-panel.tsx'
import { TrackChoice } from './internal/track-choice.tsx'
import { VideoState } from './internal/video-state.tsx'
import { usePendingUploads } from './pending-uploads.ts'
import { UploadButton } from './upload-button.tsx'

type ClassMediaProps = {
  tag: string
  /** The card's picture; null for the video's own poster. */
  picture: string | null
  trailer: string | null
  isReadOnly: boolean
  onPicture: (link: string) => void
}

/** A class's picture and trailer, and its video with processing status, warnings and the upload button (TAKE-10, TAKE-13). */
export function ClassMedia({ tag, picture, trailer, isReadOnly, onPicture }: ClassMediaProps) {
  const t = useText()
  const mayEdit = useReach('classes.edit') !== null
  const isPending = usePendingUploads(({ pending }) => pending.some((one) => one.tag === tag))
  const query = useQuery({ ...classMediaQuery(tag), enabled: mayEdit })
  if (!mayEdit) return null
  return (
    <QueryStates height="12rem" query={query}>
      {({ videos, previewLink, arriving }) => {
        const video = currentOf(videos)
        const card = (
          <PicturePanel
            isReadOnly={isReadOnly}
            onPicture={onPicture}
            picture={picture}
            posters={video?.posters ?? []}
            trailer={trailer}
          />
        )
        const arrival = <ArrivingVideo arriving={arriving} tag={tag} />
        if (!video && (arriving || isPending)) {
          return (
            <>
              {arrival}
              {card}
            </>
          )
        }
        if (!video) {
          const isReadyMade = hasReadyMadeVideo({ videos, previewLink })
          return (
            <>
              {card}
              {!isReadOnly && (
                <DropZone
                  isCompact
                  tag={tag}
                  text={t(isReadyMade ? 'media.readyMade' : 'uploads.dropText')}
                  title={t('uploads.video')}
                >
                  <UploadButton
                    label={t(isReadyMade ? 'uploads.replaceVideo' : 'uploads.chooseVideo')}
                    size="small"
                    tag={tag}
                  />
                </DropZone>
              )}
            </>
          )
        }
        return (
          <>
            {arriving && arrival}
            {card}
            <VideoState tag={tag} video={video}>
              <TrackChoice tag={tag} video={video} />
            </VideoState>
            <EarlierVideos
              tag={tag}
              videos={videos.filter(({ isPlayable, version }) => isPlayable && version !== video.version)}
            />
          </>
        )
      }}
    </QueryStates>
  )
}

/** The newest video while it is processing or rejected; otherwise the one to be published. */
function currentOf(videos: readonly ClassVideo[]): ClassVideo | undefined {
  const [newest] = videos
  return newest?.isPlayable ? (videos.find(({ isChosen }) => isChosen) ?? newest) : newest
}
