// @vitest-environment happy-dom
import { createBrowserRouter } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { keepPreview } from './keep-preview.ts'

afterEach(() => history.replaceState(null, '', '/'))

it('DRAFT-05 the URL keeps the preview on every page, so that a reload shows it again', async () => {
  history.replaceState(null, '', '/classes/flow?preview=token')
  const router = createBrowserRouter([{ path: '*' }])
  keepPreview(router, 'token')
  await router.navigate('/home')
  expect([location.pathname, location.search]).toEqual(['/home', '?preview=token'])
  await router.navigate('/classes?level=Beginner#top')
  expect(location.href).toMatch(/\/classes\?level=Beginner&preview=token#top$/)
  expect(router.state.location.search).toBe('?level=Beginner')
  router.dispose()
})
