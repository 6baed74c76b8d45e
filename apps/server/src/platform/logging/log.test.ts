import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keptLog } from '../../testing/kept-log.ts'
import { type MemberApp, openMemberApp, signUpBody } from '../../testing/member-app.ts'
import { safeError } from './safe-error.ts'

const { log, lines } = keptLog()
let app: MemberApp
beforeAll(async () => {
  app = await openMemberApp({}, log)
})
afterAll(() => app.close())

const marked = 'marked.person@secret.example'
const name = 'Markedname'

describe('the log', () => {
  it.each([[['favourite', 'workout_result', 'contact_message', 'session', 'member']], [['limit_counter']]])(
    'S-08 contains none of the data being processed when %s fail',
    async (tables) => {
      const as = 'active@pulse.example'
      await app.tokenOf(as)
      const { userId } = (await app.make('getUser', { as })).body
      for (const table of tables) await app.database.execute(`alter table "${table}" rename to "${table}_gone"`)
      lines.length = 0
      const contact = { name, email: marked, message: `From ${name}` }
      const statuses = [
        await app.make('signUp', { body: signUpBody(marked, `${name}-1234`) }),
        await app.make('login', { body: { username: marked, password: `${name}-1234` } }),
        await app.make('forgotPassword', { body: { EmailAddress: marked } }),
        await app.make('updateUser', { as, body: { ApplicationProfile: { FirstName: name, emailAddress: marked } } }),
        await app.make('addFavourite', { as, body: { userId, virtualClassTag: name } }),
        await app.make('sendContact', { body: contact }),
        await app.make('deleteAccount', { as, body: { password: name } }),
      ].map(({ status }) => status)
      for (const table of tables) await app.database.execute(`alter table "${table}_gone" rename to "${table}"`)
      const failed = lines.filter(({ msg }) => msg === 'failed')
      expect(failed.length).toBe(statuses.filter((status) => status === 500).length)
      expect(failed.length).toBeGreaterThanOrEqual(4)
      // What helps to find the fault is still there.
      expect(JSON.stringify(failed)).toMatch(/Failed query.*?\$1/)
      expect(JSON.stringify(failed)).toContain('42P01')
      expect(JSON.stringify(failed)).toMatch(/ at .*service\.ts/)
      expect(JSON.stringify(lines)).not.toMatch(/marked|argon2/i)
    },
  )

  it.each([
    ['insert', 'insert into member (id) values ($1)'],
    ['select', 'select * from member where id = $1::uuid'],
    ['update', 'update member set created_at = $1::timestamptz'],
    ['delete', 'delete from member where id = $1::uuid'],
    ['cast', 'select $1::text::int'],
    ['unique', `insert into secret (name, value) select $1, 'x' from generate_series(1, 2)`],
  ])('S-08 contains no value that the database rejects: %s', async (_, statement) => {
    lines.length = 0
    const failed = await app.database.execute(statement, [marked]).then(
      () => null,
      (err) => err,
    )
    expect(failed).toBeInstanceOf(Error)
    log.error({ err: failed }, 'failed')
    log.error(failed)
    expect(lines).toHaveLength(2)
    expect(JSON.stringify(lines)).not.toMatch(/marked/i)
    expect(lines[0]).toMatchObject({ err: { code: expect.stringMatching(/^[0-9A-Z]{5}$/) } })
  })

  it.each([
    ['input of a parser', () => JSON.parse(`${name} {`)],
    [
      'a mail relay',
      () => Promise.reject(Object.assign(new Error(`550 <${marked}> rejected`), { rejected: [marked] })),
    ],
    ['what is no error', () => Promise.reject(marked)],
    ['frames that a message pretends', () => Promise.reject(new Error(`x\n    at ${name}`, { cause: marked }))],
  ])('S-08 contains nothing of %s', async (_, fail) => {
    const error = await (async () => fail())().catch((caught: unknown) => caught)
    expect(JSON.stringify(safeError(error))).not.toMatch(/marked/)
    expect(JSON.stringify(safeError(error).stack)).not.toContain(name)
  })
})
