import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { loadStudioPhrases } from '@upbeat/phrases/studio/load-studio-phrases'
import { type CollectionRule, openRule } from '@upbeat/rules/collections/collection-rule'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../../lib/api/query-client.ts'
import { useLanguageStore } from '../../../lib/i18n/language-store.ts'
import { RuleForm } from './rule-form.tsx'

const initial = useLanguageStore.getState()
beforeEach(async () => useLanguageStore.setState({ phrases: await loadStudioPhrases('en-gb') }))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  queryClient.clear()
  useLanguageStore.setState(initial)
})

const noOptions = {
  categories: [],
  subCategories: [],
  labels: [],
  focusAreas: [],
  equipment: [],
  instructors: ['Layla'],
  languages: [],
}

function Form({ onRule }: { onRule: (rule: CollectionRule) => void }) {
  const [rule, setRule] = useState(openRule)
  const change = (next: CollectionRule) => {
    onRule(next)
    setRule(next)
  }
  return <RuleForm onChange={change} rule={rule} />
}

it("SHELF-02 a rule has coach and level, and the members’ skill and intensity filters, which don't filter at the ends of their scales", async () => {
  vi.stubGlobal('fetch', async (_path: string, { method }: RequestInit) =>
    Response.json(method === 'POST' ? { total: 0, classes: [] } : noOptions),
  )
  const rules: CollectionRule[] = []
  render(
    <QueryClientProvider client={queryClient}>
      <Form onRule={(rule) => rules.push(rule)} />
    </QueryClientProvider>,
  )
  const choose = (label: string, value: number) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value: String(value) } })
  await screen.findByLabelText('Skill, from')
  fireEvent.change(await screen.findByLabelText('Coach'), { target: { value: 'Layla' } })
  fireEvent.change(screen.getByLabelText('Level'), { target: { value: 'Beginner' } })
  expect(rules.at(-1)).toMatchObject({ coaches: ['Layla'], levels: ['Beginner'] })
  choose('Skill, from', 4)
  expect(rules.at(-1)).toMatchObject({ skill: { low: 4, high: 10 }, intensity: null })
  choose('Skill, to', 2)
  expect(rules.at(-1)?.skill).toEqual({ low: 2, high: 2 })
  choose('Intensity, to', 6)
  expect(rules.at(-1)?.intensity).toEqual({ low: 1, high: 6 })
  choose('Intensity, to', 10)
  expect(rules.at(-1)).toMatchObject({ skill: { low: 2, high: 2 }, intensity: null })
})
