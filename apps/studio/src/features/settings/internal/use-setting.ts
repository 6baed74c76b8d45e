import { useQueryClient } from '@tanstack/react-query'
import type { ClubSetting, SettingValue } from '@upbeat/contract/studio/entities/settings'
import { isSameValue } from '@upbeat/rules/publishing/merge-changes'
import type { Setting } from '@upbeat/rules/tenant/settings-catalogue'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { api } from '../../../lib/api/api.ts'
import { problemKey } from '../../../lib/api/problem-key.ts'
import { isDeclined, reasonOf, StudioError } from '../../../lib/api/studio-error.ts'
import { useUnloadWarning } from '../../../lib/forms/use-unload-warning.ts'
import type { DnsRecord } from '../../../lib/layout/dns-records.tsx'
import { settingsQuery } from '../settings-query.ts'

type SaveState =
  | { kind: 'unchanged' }
  | { kind: 'saving' }
  | { kind: 'saved' }
  /** The server rejected the value. */
  | { kind: 'invalid' }
  | { kind: 'failed'; problem: ReturnType<typeof problemKey>; records: readonly DnsRecord[] }
  /** Somebody else has saved another value: nothing is saved until `decide` is called. */
  | { kind: 'conflict' }

const retryMs = 5_000
/** Refusals that sending the same value again doesn't change. */
const final = [
  'changedElsewhere',
  'invalidRequest',
  'notPermitted',
  'domainInvalid',
  'domainNotProven',
  'domainReserved',
  'domainTaken',
]

/**
 * A setting that saves itself. Input is kept until saved: a rejected value is shown with the reason, a failed request is retried, and a
 * concurrent change becomes a conflict to resolve.
 */
export function useSetting({ key, permission }: Pick<Setting, 'key' | 'permission'>, stored: ClubSetting) {
  const queryClient = useQueryClient()
  const [draft, setDraft] = useState<SettingValue>()
  const [state, setState] = useState<SaveState>({ kind: 'unchanged' })
  const latest = useRef<SettingValue>(undefined)
  const running = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useUnloadWarning(draft !== undefined)

  function show(value: SettingValue | undefined) {
    latest.current = value
    setDraft(value)
  }

  const save = useEffectEvent(async (isForced: boolean) => {
    clearTimeout(timer.current)
    const sent = latest.current
    if (sent === undefined || running.current) return
    const base = stored.isSet ? stored.value : null
    if (!isForced && isSameValue(sent, base)) return forget()
    running.current = true
    setState({ kind: 'saving' })
    const body = isForced ? { value: sent } : { value: sent, base }
    try {
      const settings = await api(permission ? 'changeOwnerSetting' : 'changeSetting', { params: { key }, body })
      queryClient.setQueryData(settingsQuery.queryKey, settings)
      if (isSameValue(latest.current, sent)) show(undefined)
      setState({ kind: 'saved' })
    } catch (error) {
      setState(stateAfter(error))
      if (isDeclined(error)) show(undefined)
      else if (!final.includes(reasonOf(error) ?? '')) {
        timer.current = setTimeout(() => void save(false), retryMs)
      }
    }
    running.current = false
    if (latest.current !== undefined && !isSameValue(latest.current, sent)) void save(false)
  })

  function forget() {
    show(undefined)
    setState({ kind: 'unchanged' })
  }

  // Pending input is saved on leaving the page.
  useEffect(() => () => void save(false), [])

  return {
    value: draft ?? (draft === null ? null : stored.isSet ? stored.value : null),
    state,
    /** Updates the input; `save` sends it. */
    type: (value: SettingValue) => {
      show(value)
      if (state.kind !== 'conflict') setState({ kind: 'unchanged' })
    },
    save: () => void save(false),
    set: (value: SettingValue) => {
      show(value)
      void save(false)
    },
    /** Resolves a conflict: saves the own value unconditionally, or takes over the other's. */
    decide: async (keepsOwn: boolean) => {
      await queryClient.fetchQuery({ ...settingsQuery, staleTime: 0 })
      if (keepsOwn) return save(true)
      forget()
    },
  }
}

function stateAfter(error: unknown): SaveState {
  if (isDeclined(error)) return { kind: 'unchanged' }
  if (reasonOf(error) === 'changedElsewhere') return { kind: 'conflict' }
  if (reasonOf(error) === 'invalidRequest') return { kind: 'invalid' }
  const records = error instanceof StudioError ? error.records : []
  return { kind: 'failed', problem: problemKey(error), records }
}
