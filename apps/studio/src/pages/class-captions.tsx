import { useQuery } from '@tanstack/react-query'
import { Button } from '@upbeat/ui/button.tsx'
import { EmptyState } from '@upbeat/ui/empty-state.tsx'
import { Link, useParams } from 'react-router'
import { CaptionsEditor } from '../features/captions/captions-editor.tsx'
import { captionsQuery } from '../features/captions/captions-query.ts'
import { classMediaQuery, hasReadyMadeVideo } from '../features/uploads/class-media-query.ts'
import { UploadButton } from '../features/uploads/upload-button.tsx'
import { QueryStates } from '../lib/api/query-states.tsx'
import { languageName } from '../lib/i18n/language-name.ts'
import { useText } from '../lib/i18n/use-text.ts'
import { BackLink } from '../lib/layout/back-link.tsx'
import { Page } from '../lib/layout/page.tsx'

export function ClassCaptionsPage() {
  const t = useText()
  const { tag = '', language = '' } = useParams()
  const media = useQuery(classMediaQuery(tag))
  const exists = media.data?.captions.tracks.some((track) => track.language === language)
  const captions = useQuery({ ...captionsQuery(tag, language), enabled: exists === true })
  const back = <BackLink to={`/classes/${encodeURIComponent(tag)}`}>{t('media.backToClass')}</BackLink>
  return (
    <QueryStates height="40rem" query={media}>
      {(media) =>
        !media.captions.tracks.some((track) => track.language === language) ? (
          <Page action={back} title={t('captions.editTitle', { language: languageName(language) })}>
            <NoCaptions isReadyMade={hasReadyMadeVideo(media)} language={language} tag={tag} />
          </Page>
        ) : (
          <QueryStates height="40rem" query={captions}>
            {({ body, revision, isDraft }) => (
              <CaptionsEditor
                body={body}
                frame={({ title, status, children }) => (
                  <Page action={back} lead={status} title={title}>
                    {children}
                  </Page>
                )}
                isDraft={isDraft}
                key={`${tag} ${language}`}
                language={language}
                previewLink={media.previewLink}
                revision={revision}
                tag={tag}
              />
            )}
          </QueryStates>
        )
      }
    </QueryStates>
  )
}

type NoCaptionsProps = { tag: string; language: string; isReadyMade: boolean }

/** What to do instead, where an address names captions that don't exist. */
function NoCaptions({ tag, language, isReadyMade }: NoCaptionsProps) {
  const t = useText()
  if (isReadyMade) {
    return (
      <EmptyState
        action={<UploadButton label={t('uploads.chooseVideo')} tag={tag} />}
        icon="captions"
        text={t('captions.readyMadeText')}
        title={t('captions.readyMadeTitle')}
      />
    )
  }
  return (
    <EmptyState
      action={<Button render={<Link to={`/classes/${encodeURIComponent(tag)}`} />}>{t('captions.add')}</Button>}
      icon="captions"
      text={t('captions.missingText')}
      title={t('captions.missingTitle', { language: languageName(language) })}
    />
  )
}
