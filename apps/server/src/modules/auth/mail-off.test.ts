// @database embedded
import { describe, expect, it, vi } from 'vitest'
import type { Context } from '../../platform/http/context.ts'
import { createPasswordResetService } from './password-reset.ts'

function forgetting(member: object | null) {
  const add = vi.fn(async () => {})
  const parts = {
    members: { findByEmail: async () => member },
    limits: { count: async () => {} },
    jobs: { add },
    isMailKept: true,
    config: { PORT: 4000 },
  } as unknown as Parameters<typeof createPasswordResetService>[0]
  const context = {
    tenantId: 'pulse',
    tenant: { config: { showForgotPasswordPage: true, url: 'http://pulse.example' } },
    language: 'en-gb',
    now: new Date('2026-01-01T00:00:00Z'),
    address: '127.0.0.1',
  } as unknown as Context
  return { add, asked: createPasswordResetService(parts).forgot(context, 'ada@pulse.example') }
}

describe('“Forgot password?” without a mail server', () => {
  it.each([
    ['an account', { id: 'ada', passwordHash: 'hash' }, 'ada'],
    ['no account', null, 'nobody'],
  ])('D-18 of %s says that no email is sent, and keeps it for the operator', async (_case, member, memberId) => {
    const { add, asked } = forgetting(member)
    await expect(asked).rejects.toMatchObject({ code: 'mailOff' })
    expect(add.mock.calls).toEqual([['resetEmail', expect.objectContaining({ memberId })]])
  })
})
