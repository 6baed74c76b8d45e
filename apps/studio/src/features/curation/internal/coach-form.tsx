import type { CoachFields } from '@upbeat/contract/studio/entities/curation'
import { TextArea } from '@upbeat/ui/text-area.tsx'
import { TextField } from '@upbeat/ui/text-field.tsx'
import { SuggestField } from '../../../lib/forms/suggest-field.tsx'
import { useText } from '../../../lib/i18n/use-text.ts'
import panel from '../../../lib/layout/panel.module.css'
import { PictureChoice } from './picture-choice.tsx'
import { useCoachNames } from './use-coach-names.ts'
import type { CurationDraft } from './use-curation-draft.ts'

/** A coach: the name that classes give, a line in their own words, a description and a portrait. */
export function CoachForm({ draft: { fields, edit } }: { draft: CurationDraft<CoachFields> }) {
  const t = useText()
  return (
    <>
      <section className={panel.panel}>
        <h2 className={panel.title}>{t('curation.details')}</h2>
        <SuggestField
          description={t('curation.coachNameText')}
          label={t('curation.name')}
          onChange={(name) => edit('name', name ?? '')}
          suggestions={useCoachNames()}
          value={fields.name}
        />
        <TextField
          description={t('curation.lineText')}
          dir="auto"
          label={t('curation.line')}
          maxLength={160}
          onChange={({ target }) => edit('line', target.value)}
          value={fields.line}
        />
        <TextArea
          dir="auto"
          label={t('curation.description')}
          maxLength={2000}
          onChange={({ target }) => edit('description', target.value)}
          rows={3}
          value={fields.description}
        />
      </section>
      <PictureChoice
        link={fields.imageLink ?? ''}
        onChange={(link) => edit('imageLink', link || null)}
        shape="square"
        title={t('curation.portrait')}
      />
    </>
  )
}
