import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '@upbeat/ui/empty-state.tsx'
import { useParams } from 'react-router'
import { MovesEditor } from '../features/moves/moves-editor.tsx'
import { movesQuery } from '../features/moves/moves-query.ts'
import { classMediaQuery, hasReadyMadeVideo } from '../features/uploads/class-media-query.ts'
import { UploadButton } from '../features/uploads/upload-button.tsx'
import { QueryStates } from '../lib/api/query-states.tsx'
import { useText } from '../lib/i18n/use-text.ts'
import { BackLink } from '../lib/layout/back-link.tsx'
import { Page } from '../lib/layout/page.tsx'

export function ClassMovesPage() {
  const t = useText()
  const { tag = '' } = useParams()
  const media = useQuery(classMediaQuery(tag))
  const moves = useQuery(movesQuery(tag))
  const back = <BackLink to={`/classes/${encodeURIComponent(tag)}`}>{t('media.backToClass')}</BackLink>
  return (
    <QueryStates height="40rem" query={media}>
      {({ previewLink, videos }) =>
        hasReadyMadeVideo({ previewLink, videos }) ? (
          <Page action={back} title={t('moves.editTitle')}>
            <EmptyState
              action={<UploadButton label={t('uploads.chooseVideo')} tag={tag} />}
              icon="film"
              text={t('moves.readyMadeText')}
              title={t('moves.readyMadeTitle')}
            />
          </Page>
        ) : (
          <QueryStates height="40rem" query={moves}>
            {(marked) => (
              <MovesEditor
                durationSecond={videos.find(({ isPlayable }) => isPlayable)?.durationSecond ?? null}
                frame={({ title, status, children }) => (
                  <Page action={back} lead={status} title={title}>
                    {children}
                  </Page>
                )}
                key={tag}
                moves={marked.moves}
                previewLink={previewLink}
                revision={marked.revision}
                tag={tag}
              />
            )}
          </QueryStates>
        )
      }
    </QueryStates>
  )
}
