// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../lib/api/query-client.ts'
import { classQuery } from './class-queries.ts'
import { saveClassField } from './save-class-field.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  queryClient.clear()
})

it("DRAFT-02 shows and doesn't overwrite a picture that another person has changed", async () => {
  const theirs = { tag: 'flow', fields: { imageLink: '/theirs.jpg' } }
  const send = vi.fn(async (_url: string, _init: RequestInit) => {
    const conflicts = [{ field: 'imageLink', yours: '/mine.jpg', theirs: '/theirs.jpg' }]
    return Response.json({ class: theirs, conflicts })
  })
  vi.stubGlobal('fetch', send)
  const choosing = saveClassField('flow', { field: 'imageLink', base: null, value: '/mine.jpg' })
  await expect(choosing).rejects.toMatchObject({ status: 409, reason: 'changedElsewhere' })
  expect(send).toHaveBeenCalledOnce()
  expect(queryClient.getQueryData(classQuery('flow').queryKey)).toEqual(theirs)
})
