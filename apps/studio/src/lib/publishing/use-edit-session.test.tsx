import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '../api/query-client.ts'
import { StudioError } from '../api/studio-error.ts'
import type { Change, SavedState } from './edit-driver.ts'
import { useEditSession } from './use-edit-session.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  queryClient.clear()
  localStorage.clear()
})

type Draft = { fields: { name: string }; changedAt: string }
const queryKey = ['draft']
const read = (): Draft => ({ fields: { name: 'Flow' }, changedAt: '2026-11-01T08:00:00.000Z' })
const shown: string[] = []

function Page() {
  const { data } = useQuery({ queryKey, queryFn: read })
  return data && <Editor {...data} />
}

function Editor({ fields, changedAt }: Draft) {
  const draft = useEditSession({
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

describe('a draft in the cache', () => {
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
})

describe('input that the server does not have yet', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  const fields = { name: 'Flow' }
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
  const isWarned = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
  const noLine = () => new StudioError(0, '', 'no line')

  function server() {
    const sent: unknown[] = []
    const saving = vi.fn(async (changes: Change[]): Promise<SavedState> => {
      sent.push(...changes.map(({ value }) => value))
      return { changedAt: null, conflicts: [] }
    })
    return { saving, sent }
  }
  function open(save: (changes: Change[]) => Promise<SavedState>, id: string | null = 'draft') {
    const { result, unmount } = renderHook(() => useEditSession({ id, fields, changedAt: null, save }))
    return { result, unmount, type: (value: string) => act(() => result.current.edit('name', value)) }
  }

  it('is sent again after leaving without a connection, until it is saved', async () => {
    const { saving, sent } = server()
    saving.mockRejectedValueOnce(noLine()).mockRejectedValueOnce(noLine())
    const { type, unmount } = open(saving)
    type('typed offline')
    unmount()
    await pass(0)
    expect(localStorage).toHaveLength(1)
    await pass(60_000)
    expect(saving).toHaveBeenCalledTimes(3)
    expect(sent).toEqual(['typed offline'])
    expect(localStorage).toHaveLength(0)
  })

  it('is sent by the page alone once that is open again', async () => {
    const { saving, sent } = server()
    const first = open(async () => Promise.reject(noLine()))
    first.type('typed offline')
    first.unmount()
    await pass(0)
    const second = open(saving)
    expect(second.result.current.fields.name).toBe('typed offline')
    second.type('typed offline, and on')
    await pass(60_000)
    expect(sent).toEqual(['typed offline', 'typed offline, and on'])
    expect(localStorage).toHaveLength(0)
  })

  it('is waited for before closing only where this browser can’t keep it', async () => {
    const { saving } = server()
    const kept = open(saving)
    kept.type('kept')
    expect(isWarned()).toBe(false)
    const secret = open(saving, null)
    secret.type('secret')
    expect(isWarned()).toBe(true)
    await pass(1_000)
    expect(isWarned()).toBe(false)
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: full, removeItem: () => {} })
    kept.type('too much')
    expect(isWarned()).toBe(true)
    await pass(1_000)
    expect(isWarned()).toBe(false)
  })
})
