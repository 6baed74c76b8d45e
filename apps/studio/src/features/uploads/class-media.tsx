import { useQuery } from '@tanstack/react-query'
import type { ClassVideo } from '@upbeat/contract/studio/entities/intake'
import { Button } from '@upbeat/ui/button.tsx'
import { Link } from 'react-router'
import { QueryStates } from '../../lib/api/query-states.tsx'
import { useReach } from '../../lib/api/session.ts'
import { useText } from '../../lib/i18n/use-text.ts'
import { pictureAt } from '../../lib/media/picture-at.ts'
import styles from './class-media.module.css'
import { classMediaQuery } from './class-media-query.ts'
import { DropZone } from './drop-zone.tsx'
import { ArrivingVideo } from './internal/arriving-video.tsx'
import { EarlierVideos } from './internal/earlier-videos.tsx'
import { PosterChoice } from './internal/poster-choice.tsx'
import { TrackChoice } from './internal/track-choice.tsx'
import { VideoState } from './internal/video-state.tsx'
import { usePendingUploads } from './pending-uploads.ts'
import { UploadButton } from './upload-button.tsx'

type ClassMediaProps = {
  tag: string
  /** The card's picture; null for the video's own poster. */
  picture: string | null
  onPicture: (link: string) => void
}

/** A class's video: its processing status, warnings, picture, and the upload button (TAKE-10, TAKE-13). */
export function ClassMedia({ tag, picture, onPicture }: ClassMediaProps) {
  const t = useText()
  const mayEdit = useReach('classes.edit') !== null
  const isPending = usePendingUploads(({ pending }) => pending.some((one) => one.tag === tag))
  const query = useQuery({ ...classMediaQuery(tag), enabled: mayEdit })
  if (!mayEdit) return null
  return (
    <QueryStates height="12rem" query={query}>
      {({ videos, previewLink, arriving }) => {
        const video = currentOf(videos)
        const arrival = <ArrivingVideo arriving={arriving} tag={tag} />
        if (!video && (arriving || isPending)) return arrival
        if (!video) {
          // A class whose video was not uploaded here, such as the demo's.
          const playsAnother = previewLink !== null
          return (
            <>
              {playsAnother && picture && <img alt="" className={styles.still} src={pictureAt(picture, 640)} />}
              <DropZone
                tag={tag}
                text={t(playsAnother ? 'uploads.replaceText' : 'uploads.dropText')}
                title={t(playsAnother ? 'uploads.replaceVideo' : 'uploads.video')}
              >
                <UploadButton label={t('uploads.chooseVideo')} tag={tag} />
              </DropZone>
            </>
          )
        }
        return (
          <>
            {arriving && arrival}
            <VideoState tag={tag} video={video}>
              <TrackChoice tag={tag} video={video} />
            </VideoState>
            <div className={styles.picture}>
              <PosterChoice onChoose={onPicture} picture={picture} posters={video.posters} />
              {previewLink && video.isPlayable && (
                <Button fullWidth render={<Link to="video" />} size="small" variant="secondary">
                  {t('pictures.open')}
                </Button>
              )}
            </div>
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
