import { expect, it } from 'vitest'
import { keptLog } from '../../testing/kept-log.ts'
import { overloaded } from '../failure/overloaded.ts'
import { createServer } from '../http/server.ts'
import { createOverloadLog } from './overload-log.ts'

it('S-06 warns of refusals once in ten seconds, with their number', () => {
  const { log, lines } = keptLog()
  let time = 0
  const refuse = createOverloadLog(log, () => time)
  for (const at of [0, 1, 9999, 10_000, 10_001, 25_000]) {
    time = at
    refuse({ tenant: 'pulse', route: '/oauth/login' })
  }
  expect(lines.map(({ refused }) => refused)).toEqual([1, 3, 2])
  expect(lines[0]).toMatchObject({ level: 40, msg: 'overloaded', tenant: 'pulse', route: '/oauth/login' })
})

it('S-06 a refusal for load is answered 503 and logged without an error or a stack', async () => {
  const { log, lines } = keptLog()
  const server = await createServer(log, { trustedProxies: '' })
  server.get('/busy', async () => {
    throw overloaded
  })
  const replies = [await server.inject('/busy'), await server.inject('/busy')]
  expect(replies.map(({ statusCode, headers }) => [statusCode, headers['retry-after']])).toEqual([
    [503, '2'],
    [503, '2'],
  ])
  expect(lines.filter(({ level }) => Number(level) > 30)).toMatchObject([
    { level: 40, msg: 'overloaded', route: '/busy' },
  ])
  expect(JSON.stringify(lines)).not.toContain('stack')
  await server.close()
})
