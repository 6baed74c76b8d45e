import { expect, it } from 'vitest'
import { z } from 'zod'
import { secretField, withoutSecrets } from './secret-field.ts'

const key = () => secretField(z.string().min(3))
const Shape = z.object({
  name: z.string(),
  key: key().optional(),
  nested: z.object({ token: key(), url: z.string() }).nullable().default(null),
  list: z.array(z.object({ token: key(), label: z.string() })),
  byName: z.record(z.string(), z.object({ token: key() })),
  either: z.union([z.object({ kind: z.literal('a'), token: key() }), z.object({ kind: z.literal('b') })]),
  read: key().transform((text) => text.length),
})
const value = {
  name: 'Pulse',
  key: 'MARKED',
  nested: { token: 'MARKED', url: '/x' },
  list: [{ token: 'MARKED', label: 'one' }],
  byName: { first: { token: 'MARKED' } },
  either: { kind: 'a', token: 'MARKED' },
  read: 'MARKED',
  unlisted: 'MARKED',
}

it('AUDIT-01 never shows a marked secret at any depth, nor keys that the schema doesn’t name', () => {
  expect(withoutSecrets(Shape, value)).toEqual({
    name: 'Pulse',
    key: '[set]',
    nested: { token: '[set]', url: '/x' },
    list: [{ token: '[set]', label: 'one' }],
    byName: { first: { token: '[set]' } },
    either: { kind: 'a', token: '[set]' },
    read: '[set]',
  })
})

it('shows of a secret only whether it is set', () => {
  const bare = { name: 'Pulse', nested: null, list: [], byName: {}, either: { kind: 'b' } }
  expect(withoutSecrets(Shape, bare)).toEqual(bare)
})

it('shows nothing of an object whose schema is open', () => {
  expect(withoutSecrets(z.object({ open: z.unknown() }), { open: { token: 'MARKED' } })).toEqual({})
})
