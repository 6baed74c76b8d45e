import { useQuery } from '@tanstack/react-query'
import type { ClassFields, StudioClass } from '@upbeat/contract/studio/entities/class'
import { Button } from '@upbeat/ui/button.tsx'
import { Select } from '@upbeat/ui/select.tsx'
import { TextField } from '@upbeat/ui/text-field.tsx'
import { type FormEvent, useState } from 'react'
import { api } from '../../../lib/api/api.ts'
import { queryClient } from '../../../lib/api/query-client.ts'
import { useAction } from '../../../lib/api/use-action.ts'
import form from '../../../lib/forms/form.module.css'
import { useText } from '../../../lib/i18n/use-text.ts'
import { firstClassQuery } from './first-class-query.ts'

type Details = Pick<ClassFields, 'name' | 'categoryId'>

/** What members see first of a class: its title and category, asked for before it is published (DRAFT-06). */
export function FirstClassDetails({ first }: { first: StudioClass }) {
  const t = useText()
  const { busy, run } = useAction()
  const { data: options } = useQuery({ queryKey: ['setup', 'classOptions'], queryFn: () => api('getClassOptions') })
  const { name, categoryId } = first.fields
  const [typed, setTyped] = useState<Partial<Details>>({})
  const [isAsked, setAsked] = useState(false)
  const details: Details = { name, categoryId, ...typed }
  const lacks = { name: details.name.trim() === '', category: details.categoryId === null }

  async function publish() {
    const { tag } = first
    const changes = [
      { field: 'name' as const, base: name, value: details.name.trim() },
      { field: 'categoryId' as const, base: categoryId, value: details.categoryId },
    ].filter(({ base, value }) => base !== value)
    if (changes.length > 0) await api('saveClass', { params: { tag }, body: { changes } })
    await api('publishClass', { params: { tag }, body: {} })
    await queryClient.invalidateQueries({ queryKey: firstClassQuery.queryKey })
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    setAsked(true)
    if (!lacks.name && !lacks.category) void run(publish)
  }

  return (
    <form className={form.form} noValidate onSubmit={submit}>
      <TextField
        dir="auto"
        error={isAsked && lacks.name ? t('setup.classNameProblem') : undefined}
        label={t('classes.name')}
        maxLength={200}
        onChange={({ target }) => setTyped((before) => ({ ...before, name: target.value }))}
        value={details.name}
      />
      <Select
        error={isAsked && lacks.category ? t('setup.categoryProblem') : undefined}
        label={t('classes.category')}
        onChange={({ target }) => setTyped((before) => ({ ...before, categoryId: target.value || null }))}
        options={[
          { value: '', label: t('setup.chooseCategory') },
          ...(options?.categories ?? []).map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={details.categoryId ?? ''}
      />
      <div className={form.actions}>
        <Button busy={busy} icon="play" type="submit">
          {t('setup.putOnAir', { name: details.name.trim() || t('classes.untitled') })}
        </Button>
      </div>
    </form>
  )
}
