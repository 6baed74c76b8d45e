import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { loadStudioPhrases } from '@upbeat/phrases/studio/load-studio-phrases'
import { createMemoryRouter, Link, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useLanguageStore } from '../i18n/language-store.ts'
import { SaveConflict } from './save-conflict.tsx'

const initial = useLanguageStore.getState()
beforeEach(async () => useLanguageStore.setState({ phrases: await loadStudioPhrases('en-gb') }))
afterEach(() => {
  cleanup()
  useLanguageStore.setState(initial)
})

it('blocks navigation until the conflict is resolved, so that no input is lost', async () => {
  const decide = vi.fn(async () => {})
  const editor = (
    <>
      <Link to="/elsewhere">Elsewhere</Link>
      <SaveConflict onDecide={decide} />
    </>
  )
  const routes = [
    { path: '/', element: editor },
    { path: '/elsewhere', element: <p>Left</p> },
  ]
  render(<RouterProvider router={createMemoryRouter(routes)} />)
  fireEvent.click(screen.getByRole('link', { name: 'Elsewhere' }))
  expect(await screen.findByText(/^Choose first/)).toBeTruthy()
  expect(screen.queryByText('Left')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('alert'))
  fireEvent.click(screen.getByRole('button', { name: 'Keep yours' }))
  expect(decide).toHaveBeenCalledWith(true)
})
