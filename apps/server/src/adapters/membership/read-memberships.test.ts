import { ExternalSubscription } from '@upbeat/contract/entities/subscription'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { readMemberships } from './read-memberships.ts'

it('completes a membership that has nothing but a status to what the contract promises', () => {
  const memberships = readMemberships({ Status: 'Active' })
  expect(z.array(ExternalSubscription).parse(memberships)).toEqual(memberships)
  expect(memberships).toMatchObject([{ status: 'active', Status: 'active', subscriptionTag: 'external-1' }])
})

it('refuses a membership without a known status', () => {
  expect(() => readMemberships([{ subscriptionTag: 's1' }])).toThrow(z.ZodError)
})
