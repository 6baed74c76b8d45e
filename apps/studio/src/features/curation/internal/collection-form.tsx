import type { CollectionFields } from '@upbeat/contract/studio/entities/curation'
import { openRule } from '@upbeat/rules/collections/collection-rule'
import { Choice } from '../../../lib/forms/choice.tsx'
import form from '../../../lib/forms/form.module.css'
import { useText } from '../../../lib/i18n/use-text.ts'
import panel from '../../../lib/layout/panel.module.css'
import { NameFields } from './name-fields.tsx'
import { PickedList } from './picked-list.tsx'
import { RuleForm } from './rule-form.tsx'
import type { CurationDraft } from './use-curation-draft.ts'

/** A collection: its name and its classes (SHELF-02). */
export function CollectionForm({ draft: { fields, edit } }: { draft: CurationDraft<CollectionFields> }) {
  const t = useText()
  const { rule, classTags } = fields
  return (
    <>
      <NameFields fields={fields} largestName={120} onChange={edit} />
      <section className={panel.panel}>
        <h2 className={panel.title}>{t('curation.pickedClasses')}</h2>
        <fieldset>
          <legend className={form.legend}>{t('curation.filledBy')}</legend>
          <Choice
            chosen={rule === null ? 'picked' : 'rule'}
            name="filledBy"
            onChange={({ target }) => edit('rule', target.value === 'rule' ? (rule ?? openRule) : null)}
            options={[
              { value: 'picked', name: t('curation.handPicked'), text: t('curation.handPickedText') },
              { value: 'rule', name: t('curation.ruleChoice'), text: t('curation.ruleText') },
            ]}
          />
        </fieldset>
        {rule === null ? (
          <PickedList onChange={(tags) => edit('classTags', tags)} tags={classTags} />
        ) : (
          <RuleForm onChange={(next) => edit('rule', next)} rule={rule} />
        )}
      </section>
    </>
  )
}
