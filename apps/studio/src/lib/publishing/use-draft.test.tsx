import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { queryClient } from '../api/query-client.ts'
import { useDraft } from './use-draft.ts'

type Draft = { fields: { name: string }; changedAt: string }
const queryKey = ['draft']
const read = (): Draft => ({ fields: { name: 'Flow' }, changedAt: '2026-11-01T08:00:00.000Z' })

afterEach(() => {
  cleanup()
  queryClient.clear()
  localStorage.clear()
})

const shown: string[] = []

function Page() {
  const { data } = useQuery({ queryKey, queryFn: read })
  return data && <Editor {...data} />
}

function Editor({ fields, changedAt }: Draft) {
  const draft = useDraft({
    id: 'draft',
    fields,
    changedAt,
    save: async ([change]) => {
      const saved = { fields: { name: String(change?.value) }, changedAt: '2026-11-01T09:00:00.000Z' }
      queryClient.setQueryData(queryKey, saved)
      return { changedAt: saved.changedAt, conflicts: [] }
    },
  })
  shown.push(draft.fields.name)
  return (
    <>
      <input aria-label="Name" onChange={({ target }) => draft.edit('name', target.value)} value={draft.fields.name} />
      <button onClick={() => void draft.flush()} type="button">
        Save
      </button>
      {draft.status.kind === 'saved' && draft.status.at}
    </>
  )
}

it('DRAFT-01 never shows the old value again once a change is saved', async () => {
  render(
    <QueryClientProvider client={queryClient}>
      <Page />
    </QueryClientProvider>,
  )
  const field = await screen.findByLabelText('Name')
  fireEvent.change(field, { target: { value: 'Flow on' } })
  const before = shown.indexOf('Flow on')
  fireEvent.click(screen.getByText('Save'))
  await waitFor(() => expect(document.body.textContent).toContain('09:00:00'))
  await waitFor(() => expect(queryClient.getQueryData<Draft>(queryKey)?.fields.name).toBe('Flow on'))
  expect(before).toBeGreaterThan(0)
  expect(shown.slice(before).filter((name) => name !== 'Flow on')).toEqual([])
})
