import { useQuery } from '@tanstack/react-query'
import type { BulkAction } from '@upbeat/contract/studio/entities/classes/class-bulk'
import { Select } from '@upbeat/ui/select.tsx'
import { useState } from 'react'
import { api } from '../../../../lib/api/api.ts'
import { QueryStates } from '../../../../lib/api/query-states.tsx'
import form from '../../../../lib/forms/form.module.css'
import { useText } from '../../../../lib/i18n/use-text.ts'

/** The club's collections without a rule. */
const collectionsQuery = {
  queryKey: ['collection', 'handPicked'],
  queryFn: async () =>
    (await api('listCuration', { params: { kind: 'collection' } })).filter(
      ({ byRule, isOfTheDay, state }) => !byRule && !isOfTheDay && state !== 'bin',
    ),
}

/** Selects the collection to add the classes to. */
export function BulkCollection({ onChange }: { onChange: (action: BulkAction | null) => void }) {
  const t = useText()
  const collections = useQuery(collectionsQuery)
  const [chosen, setChosen] = useState('')

  function take(collectionId: string) {
    setChosen(collectionId)
    onChange(collectionId === '' ? null : { kind: 'addToCollection', collectionId })
  }

  return (
    <QueryStates height="4rem" query={collections}>
      {(found) =>
        found.length === 0 ? (
          <p className={form.hint}>{t('bulk.noCollections')}</p>
        ) : (
          <Select
            label={t('bulk.collection')}
            onChange={({ target }) => take(target.value)}
            options={[
              { value: '', label: t('bulk.choose') },
              ...found.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            value={chosen}
          />
        )
      }
    </QueryStates>
  )
}
