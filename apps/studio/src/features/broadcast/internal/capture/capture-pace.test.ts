import { expect, it, vi } from 'vitest'
import { createCapturePace } from './capture-pace.ts'

function encode({ rate, seconds }: { rate: number; seconds: number }) {
  const onBehind = vi.fn()
  const pace = createCapturePace(30, onBehind)
  for (let frame = 0; frame < rate * seconds; frame++) pace.frame(frame / rate)
  return onBehind
}

it('is content with most of the frames', () => {
  expect(encode({ rate: 30, seconds: 60 })).not.toHaveBeenCalled()
  expect(encode({ rate: 20, seconds: 60 })).not.toHaveBeenCalled()
})

it('tells once if half of the frames are left out, but not of the first seconds', () => {
  expect(encode({ rate: 14, seconds: 60 })).toHaveBeenCalledTimes(1)
  expect(encode({ rate: 14, seconds: 10 })).not.toHaveBeenCalled()
})

it('tells once if the sound is four seconds behind', () => {
  const onBehind = vi.fn()
  const pace = createCapturePace(30, onBehind)
  pace.sound(10, 13.5)
  expect(onBehind).not.toHaveBeenCalled()
  pace.sound(10.1, 14.2)
  pace.sound(10.2, 15)
  expect(onBehind).toHaveBeenCalledTimes(1)
})
