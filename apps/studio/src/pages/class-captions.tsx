import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { CaptionsEditor } from '../features/captions/captions-editor.tsx'
import { captionsQuery } from '../features/captions/captions-query.ts'
import { classMediaQuery } from '../features/uploads/class-media-query.ts'
import { QueryStates } from '../lib/api/query-states.tsx'
import { useText } from '../lib/i18n/use-text.ts'
import { BackLink } from '../lib/layout/back-link.tsx'
import { Page } from '../lib/layout/page.tsx'

export function ClassCaptionsPage() {
  const t = useText()
  const { tag = '', language = '' } = useParams()
  const media = useQuery(classMediaQuery(tag))
  const captions = useQuery(captionsQuery(tag, language))
  const back = <BackLink to={`/classes/${encodeURIComponent(tag)}`}>{t('media.backToClass')}</BackLink>
  return (
    <QueryStates height="40rem" query={media}>
      {({ previewLink }) => (
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
              previewLink={previewLink}
              revision={revision}
              tag={tag}
            />
          )}
        </QueryStates>
      )}
    </QueryStates>
  )
}
