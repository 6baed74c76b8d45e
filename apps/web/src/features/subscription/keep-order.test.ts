// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { resetAreas } from '../../lib/store-area.ts'
import { restoreSession } from '../auth/auth-store.ts'
import { forgetOrder, keepOrder, restoreOrder } from './keep-order.ts'
import { useSubscription } from './subscription-store.ts'

const order = {
  chosen: { planId: 'quarterly', productId: 'p' },
  discount: { code: 'WELCOME20', percentageOff: 20, months: 3 },
  enteredCode: 'WEL',
}

function enter(userId: string) {
  localStorage.setItem('token', 't')
  localStorage.setItem('userId', userId)
  restoreSession()
}

function reloadAs(userId: string) {
  resetAreas()
  enter(userId)
  restoreOrder()
  const { chosen, discount, enteredCode } = useSubscription.getState()
  return { chosen, discount, enteredCode }
}

beforeEach(() => {
  sessionStorage.clear()
  resetAreas()
  enter('u1')
  useSubscription.setState(order)
  keepOrder()
})

it('SUB-36 restores plan, discount and typed code after a reload', () => {
  expect(reloadAs('u1')).toEqual(order)
})

it('stores an order for its member only', () => {
  expect(reloadAs('u2').chosen).toBeNull()
})

it('is empty after the purchase, and if the stored data is invalid', () => {
  forgetOrder()
  expect(reloadAs('u1').chosen).toBeNull()
  sessionStorage.setItem('order', '{')
  expect(reloadAs('u1').chosen).toBeNull()
})
