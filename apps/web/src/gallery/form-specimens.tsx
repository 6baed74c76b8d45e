import { Accordion, AccordionItem } from '@upbeat/ui/accordion.tsx'
import { Checkbox } from '@upbeat/ui/checkbox.tsx'
import { Chip } from '@upbeat/ui/chip.tsx'
import { PasswordField } from '@upbeat/ui/password-field.tsx'
import { Section } from '@upbeat/ui/section.tsx'
import { Select } from '@upbeat/ui/select.tsx'
import { Slider } from '@upbeat/ui/slider.tsx'
import { TextField } from '@upbeat/ui/text-field.tsx'
import { useState } from 'react'
import styles from './gallery.module.css'
import type { Texts } from './texts.ts'

export function FormSpecimens({ t }: { t: Texts }) {
  return (
    <Section title={t.forms}>
      <div className={styles.form}>
        <TextField autoComplete="email" defaultValue="amara@pulse.example" label={t.email} type="email" />
        <TextField defaultValue="amara@" error={t.emailError} label={t.email} type="email" />
        <PasswordField
          concealLabel={t.hide}
          defaultValue="Demo1234"
          description={t.passwordNote}
          label={t.password}
          revealLabel={t.show}
        />
        <TextField hideLabel icon="search" label={t.search} placeholder={t.search} type="search" />
        <Select
          icon="globe"
          label={t.languageLabel}
          options={[
            { value: 'en', label: 'English' },
            { value: 'ar', label: 'العربية', language: 'ar' },
          ]}
        />
        <Intensity t={t} />
        <div className={styles.form}>
          <Checkbox defaultChecked label={t.terms} />
          <Checkbox error={t.emailError} label={t.terms} />
          <Checkbox disabled label={t.terms} />
        </div>
        <Chips t={t} />
      </div>
      <FilterAccordion t={t} />
    </Section>
  )
}

export function FilterAccordion({ t }: { t: Texts }) {
  return (
    <Accordion defaultOpen={['0']}>
      {t.sections.map((title, place) => (
        <AccordionItem key={title} note={place === 0 ? t.facts : undefined} title={title} value={String(place)}>
          {place === 0 ? <Chips t={t} /> : t.answer}
        </AccordionItem>
      ))}
    </Accordion>
  )
}

export function Intensity({ t }: { t: Texts }) {
  const [range, setRange] = useState<[number, number]>([3, 8])
  return (
    <Slider label={t.intensity} max={10} min={1} onChange={setRange} thumbLabels={[t.least, t.most]} value={range} />
  )
}

function Chips({ t }: { t: Texts }) {
  const [chosen, setChosen] = useState<string | undefined>(t.chips[0])
  return (
    <div className={styles.row}>
      {t.chips.map((label) => (
        <Chip
          key={label}
          onPressedChange={(pressed) => setChosen(pressed ? label : undefined)}
          pressed={label === chosen}
        >
          {label}
        </Chip>
      ))}
    </div>
  )
}
