import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { loadStudioPhrases } from '@upbeat/phrases/studio/load-studio-phrases'
import { useState } from 'react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../../lib/api/query-client.ts'
import { useLanguageStore } from '../../../lib/i18n/language-store.ts'
import { PickedList } from './picked-list.tsx'

const initial = useLanguageStore.getState()
beforeAll(async () => {
  // The list loads the module on mount.
  await import('../../../lib/order/drag-items.ts')
})
beforeEach(async () => useLanguageStore.setState({ phrases: await loadStudioPhrases('en-gb') }))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  queryClient.clear()
  useLanguageStore.setState(initial)
})

const classOf = (tag: string) => ({
  tag,
  name: `Class ${tag}`,
  imageLink: null,
  durationSecond: 600,
  instructor: null,
  isShown: true,
})

function List({ tags }: { tags: string[] }) {
  const [picked, setPicked] = useState(tags)
  return <PickedList onChange={setPicked} tags={picked} />
}

/** A server whose search returns the classes a, b and c, and any class by tag. */
function open(tags: string[]) {
  vi.stubGlobal('fetch', async (_path: string, { method, body }: RequestInit) => {
    const asked: string[] = method === 'GET' ? ['a', 'b', 'c'] : JSON.parse(String(body)).tags
    return Response.json({ total: asked.length, classes: asked.map(classOf) })
  })
  render(
    <QueryClientProvider client={queryClient}>
      <List tags={tags} />
    </QueryClientProvider>,
  )
}

function press(button: HTMLElement) {
  button.focus()
  fireEvent.click(button)
}
const focused = () => document.activeElement?.getAttribute('aria-label')
const search = () => screen.getByLabelText('Add a class')

it('SHELF-02 removing classes by keyboard moves the focus to the next, and finally to the search', async () => {
  open(['a', 'b', 'c'])
  press(await screen.findByRole('button', { name: 'Remove “Class b”' }))
  await waitFor(() => expect(focused()).toBe('Remove “Class c”'))
  press(screen.getByRole('button', { name: 'Remove “Class c”' }))
  await waitFor(() => expect(focused()).toBe('Remove “Class a”'))
  press(screen.getByRole('button', { name: 'Remove “Class a”' }))
  await waitFor(() => expect(document.activeElement).toBe(search()))
})

it('SHELF-02 adding classes by keyboard moves the focus to the next result', async () => {
  open([])
  fireEvent.change(search(), { target: { value: 'class' } })
  press(await screen.findByRole('button', { name: 'Add “Class a”' }))
  await waitFor(() => expect(focused()).toBe('Add “Class b”'))
  press(screen.getByRole('button', { name: 'Add “Class c”' }))
  await waitFor(() => expect(focused()).toBe('Add “Class b”'))
})
