import { TextArea } from '@upbeat/ui/text-area.tsx'
import { TextField } from '@upbeat/ui/text-field.tsx'
import { useText } from '../../../lib/i18n/use-text.ts'
import panel from '../../../lib/layout/panel.module.css'

type NameFieldsProps = {
  fields: { name: string; description: string }
  largestName: number
  onChange: (field: 'name' | 'description', value: string) => void
}

export function NameFields({ fields, largestName, onChange }: NameFieldsProps) {
  const t = useText()
  return (
    <section className={panel.panel}>
      <h2 className={panel.title}>{t('curation.details')}</h2>
      <TextField
        dir="auto"
        label={t('curation.name')}
        maxLength={largestName}
        onChange={({ target }) => onChange('name', target.value)}
        value={fields.name}
      />
      <TextArea
        dir="auto"
        label={t('curation.description')}
        maxLength={2000}
        onChange={({ target }) => onChange('description', target.value)}
        rows={3}
        value={fields.description}
      />
    </section>
  )
}
