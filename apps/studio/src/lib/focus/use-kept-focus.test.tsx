import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, useSearchParams } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { Page } from '../layout/page.tsx'
import { keepFocusOn, useKeptFocus } from './use-kept-focus.ts'

afterEach(cleanup)

function Texts() {
  const [search, setSearch] = useSearchParams()
  const language = search.get('language') ?? 'de'
  const choose = (value: string) => setSearch({ language: value }, keepFocusOn('language'))
  return (
    <Page key={language} title={`Texts in ${language}`}>
      <Language language={language} onChoose={choose} />
    </Page>
  )
}

function Language({ language, onChoose }: { language: string; onChoose: (language: string) => void }) {
  const field = useKeptFocus<HTMLSelectElement>('language')
  return (
    <select aria-label="Language" onChange={({ target }) => onChoose(target.value)} ref={field} value={language}>
      <option>de</option>
      <option>fr</option>
    </select>
  )
}

it('keeps the focus on the field whose value rebuilds the page, and focuses the title of any other page', async () => {
  const router = createMemoryRouter(
    [
      { path: '/', element: <Page title="Home">Hello</Page> },
      { path: '/texts', element: <Texts /> },
    ],
    { initialEntries: ['/'] },
  )
  render(<RouterProvider router={router} />)
  await router.navigate('/texts')
  const title = await screen.findByRole('heading', { name: 'Texts in de' })
  await waitFor(() => expect(document.activeElement).toBe(title))
  const before = screen.getByLabelText('Language')
  before.focus()
  fireEvent.change(before, { target: { value: 'fr' } })
  await screen.findByRole('heading', { name: 'Texts in fr' })
  expect(screen.getByLabelText('Language')).not.toBe(before)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Language')))
})
