import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, it, vi } from 'vitest'
import { lazyPart } from './lazy-part.ts'

it('renders nothing while a part can’t be loaded, and shows it once the browser is online', async () => {
  const load = vi
    .fn<() => Promise<{ default: () => string }>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue({ default: () => 'Search' })
  const Part = lazyPart(load)
  await act(async () =>
    render(
      <>
        <p>Classes</p>
        <Suspense>
          <Part />
        </Suspense>
      </>,
    ),
  )
  expect(screen.getByText('Classes')).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(1)
  await act(async () => window.dispatchEvent(new Event('online')))
  expect(await screen.findByText('Search')).toBeTruthy()
})
