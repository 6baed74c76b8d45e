import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { classQuery } from '../features/classes/class-queries.ts'
import { saveClassField } from '../features/classes/save-class-field.ts'
import { classMediaQuery, hasReadyMadeVideo } from '../features/uploads/class-media-query.ts'
import { PictureWithoutVideo } from '../features/uploads/picture-without-video.tsx'
import { VideoEditor } from '../features/uploads/video-editor.tsx'
import { QueryStates } from '../lib/api/query-states.tsx'
import { useText } from '../lib/i18n/use-text.ts'
import { BackLink } from '../lib/layout/back-link.tsx'
import { Page } from '../lib/layout/page.tsx'

export function ClassVideoPage() {
  const t = useText()
  const { tag = '' } = useParams()
  const media = useQuery(classMediaQuery(tag))
  const shown = useQuery(classQuery(tag))
  const back = <BackLink to={`/classes/${encodeURIComponent(tag)}`}>{t('media.backToClass')}</BackLink>
  return (
    <QueryStates height="40rem" query={media}>
      {({ previewLink, videos }) => (
        <QueryStates height="40rem" query={shown}>
          {({ fields }) => {
            const onPicture = (link: string | null) =>
              saveClassField(tag, { field: 'imageLink', base: fields.imageLink, value: link })
            const video = videos.find(({ isChosen }) => isChosen) ?? videos.find(({ isPlayable }) => isPlayable)
            if (!video || !previewLink) {
              return (
                <Page action={back} lead={t('pictures.lead')} title={t('pictures.title')}>
                  <PictureWithoutVideo
                    isReadyMade={hasReadyMadeVideo({ videos, previewLink })}
                    onPicture={onPicture}
                    picture={fields.imageLink}
                    tag={tag}
                  />
                </Page>
              )
            }
            return (
              <VideoEditor
                frame={({ title, lead, children }) => (
                  <Page action={back} lead={lead} title={title}>
                    {children}
                  </Page>
                )}
                key={`${tag} ${video.version}`}
                onPicture={onPicture}
                onTrailer={(link) =>
                  saveClassField(tag, { field: 'trailerLink', base: fields.trailerLink, value: link })
                }
                picture={fields.imageLink}
                previewLink={previewLink}
                tag={tag}
                trailer={fields.trailerLink}
                video={video}
              />
            )
          }}
        </QueryStates>
      )}
    </QueryStates>
  )
}
