import { useEffectEvent, useLayoutEffect, useState } from 'react'
import { api } from '../../../lib/api/api.ts'
import { useAction } from '../../../lib/api/use-action.ts'
import { hearAnswer, type ProviderAnswer } from '../answer-channel.ts'
import type { SignOnChoice, SignOnResult } from '../sign-on-query.ts'

export type TestState =
  | { kind: 'idle' }
  /** The sign-in at `address` is open in its own window. */
  | { kind: 'waiting'; address: string; state: string; test: string; tested: string }
  /** `tested` is the tested input, to detect later edits. */
  | { kind: 'done'; result: SignOnResult; tested: string }

type Waiting = Extract<TestState, { kind: 'waiting' }>

const idle: TestState = { kind: 'idle' }

/** Runs a test sign-in, from the click to the result. */
export function useSignOnTest() {
  const [test, setTest] = useState<TestState>(idle)
  const { busy, run } = useAction()

  const finish = useEffectEvent(({ test, tested }: Waiting, answer: ProviderAnswer) => {
    void run(async () => {
      setTest({ kind: 'done', result: await api('finishSignOnTest', { body: { ...answer, test } }), tested })
    })
  })
  // Listens before the window opens.
  useLayoutEffect(() => {
    if (test.kind !== 'waiting') return
    return hearAnswer((answer) => answer.state === test.state && finish(test, answer))
  }, [test])

  async function start(choice: SignOnChoice): Promise<void> {
    // Popup blockers only allow a window opened by the click itself, not after a request.
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
