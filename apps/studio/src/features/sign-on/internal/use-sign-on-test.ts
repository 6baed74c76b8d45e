import { useEffectEvent, useLayoutEffect, useState } from 'react'
import { api } from '../../../lib/api.ts'
import { useAction } from '../../../lib/use-action.ts'
import { hearAnswer, type ProviderAnswer } from '../answer-channel.ts'
import type { SignOnChoice, SignOnResult } from '../sign-on-query.ts'

export type TestState =
  | { kind: 'idle' }
  /** Somebody signs in at `address`, in a window of its own. */
  | { kind: 'waiting'; address: string; state: string; test: string; tested: string }
  /** `tested` is what was tested, to tell it from what has been typed since. */
  | { kind: 'done'; result: SignOnResult; tested: string }

type Waiting = Extract<TestState, { kind: 'waiting' }>

const idle: TestState = { kind: 'idle' }

/** A test sign-in, from the click to what came of it. */
export function useSignOnTest() {
  const [test, setTest] = useState<TestState>(idle)
  const { busy, run } = useAction()

  const finish = useEffectEvent(({ test, tested }: Waiting, answer: ProviderAnswer) => {
    void run(async () => {
      setTest({ kind: 'done', result: await api('finishSignOnTest', { body: { ...answer, test } }), tested })
    })
  })
  // Hears from the moment it says that it waits.
  useLayoutEffect(() => {
    if (test.kind !== 'waiting') return
    return hearAnswer((answer) => answer.state === test.state && finish(test, answer))
  }, [test])

  async function start(choice: SignOnChoice): Promise<void> {
    // Browsers let a click open a window, but not what comes of a request.
    const opened = window.open('', 'sign-on-test', 'popup,width=560,height=720')
    const isStarted = await run(async () => {
      const { address, steps, state, test } = await api('startSignOnTest', { body: choice })
      const tested = JSON.stringify(choice)
      if (address === null) {
        opened?.close()
        setTest({ kind: 'done', result: { steps, person: null }, tested })
        return
      }
      if (opened) opened.location.href = address
      setTest({ kind: 'waiting', address, state, test, tested })
    })
    if (!isStarted) opened?.close()
  }

  return { test, busy, start, cancel: () => setTest(idle) }
}
