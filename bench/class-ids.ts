import { callApi } from '../e2e/support/api.ts'

/** The ids of the default club's classes, newest first. */
export async function classIds(take = 9999) {
  const { items } = await callApi('searchClasses', { body: { take } })
  return items.map(({ tag }) => tag)
}

/** The id of one of its classes. */
export async function anyClass() {
  const [id] = await classIds(1)
  if (id === undefined) throw new Error('The demo has no class.')
  return id
}
