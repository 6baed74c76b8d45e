import type { CategoryFields } from '@upbeat/contract/studio/entities/curation'
import { languages } from '@upbeat/rules/i18n/languages'
import { TextArea } from '@upbeat/ui/text-area.tsx'
import { TextField } from '@upbeat/ui/text-field.tsx'
import { useSession } from '../../../lib/api/session.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import panel from '../../../lib/layout/panel.module.css'
import { NameFields } from './name-fields.tsx'
import { PictureChoice } from './picture-choice.tsx'
import type { CurationDraft } from './use-curation-draft.ts'

/** A category: its name in each of the club's languages, and its picture (SHELF-01). */
export function CategoryForm({ draft: { fields, edit } }: { draft: CurationDraft<CategoryFields> }) {
  const t = useText()
  const { club } = useSession()
  const { translations } = fields
  // The first is the club's main language, which the name above is in.
  const others = club?.languages.slice(1) ?? []
  const spoken = languages.filter(({ code }) => others.includes(code))

  function translate(code: string, changed: Partial<{ name: string; description: string }>) {
    const words = { name: '', description: '', ...translations[code], ...changed }
    const { [code]: _, ...rest } = translations
    const isEmpty = words.name === '' && words.description === ''
    edit('translations', isEmpty ? rest : { ...rest, [code]: words })
  }

  return (
    <>
      <NameFields fields={fields} largestName={80} onChange={edit} />
      {spoken.length > 0 && (
        <section className={panel.panel}>
          <h2 className={panel.title}>{t('curation.translations')}</h2>
          <p className={panel.text}>{t('curation.translationsText')}</p>
          {spoken.map(({ code, name: language }) => (
            <div className={panel.panel} key={code}>
              <TextField
                dir="auto"
                label={t('curation.nameIn', { language })}
                maxLength={80}
                onChange={({ target }) => translate(code, { name: target.value })}
                value={translations[code]?.name ?? ''}
              />
              <TextArea
                dir="auto"
                label={t('curation.descriptionIn', { language })}
                maxLength={2000}
                onChange={({ target }) => translate(code, { description: target.value })}
                rows={3}
                value={translations[code]?.description ?? ''}
              />
            </div>
          ))}
        </section>
      )}
      <PictureChoice
        link={fields.imageLink ?? ''}
        onChange={(link) => edit('imageLink', link || null)}
        shape="wide"
        title={t('curation.picture')}
      />
    </>
  )
}
