import type { MemberApp } from './member-app.ts'

/** Whether the server gives a member the stream of the club's first class. */
export async function mayWatch(app: MemberApp, as: string): Promise<boolean> {
  const found = await app.make('searchClasses', { as, body: { take: 1 } })
  const params = { tag: found.body.items[0].tag }
  const { status, body } = await app.make('getClass', { as, params })
  if (status !== 200) throw new Error(`the class answered ${status}`)
  return body.alternateLink !== ''
}
