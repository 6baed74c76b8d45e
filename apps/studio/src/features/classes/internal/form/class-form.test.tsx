import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { ClassFields } from '@upbeat/contract/studio/entities/class'
import { loadStudioPhrases } from '@upbeat/phrases/studio/load-studio-phrases'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { classOptionsQuery } from '../../../../lib/api/class-queries.ts'
import { useLanguageStore } from '../../../../lib/i18n/language-store.ts'
import { ClassForm } from './class-form.tsx'

const empty = useLanguageStore.getState()
beforeAll(async () => useLanguageStore.setState({ phrases: await loadStudioPhrases('en-gb') }))
afterAll(() => useLanguageStore.setState(empty))

const fields: ClassFields = {
  name: 'Flow',
  description: '',
  level: null,
  skill: null,
  intensity: null,
  labels: [],
  focusAreas: [],
  equipment: [],
  categoryId: null,
  subCategory: null,
  language: null,
  calorieBurn: null,
  instructor: null,
  imageLink: null,
  trailerLink: null,
  scheduleDate: '2026-11-01T18:30:00.000Z',
}

type Props = Parameters<typeof ClassForm>[0]

function open(parts: Partial<Props['draft']> = {}, suggested?: Props['suggested']) {
  const client = new QueryClient()
  client.setQueryData(classOptionsQuery.queryKey, {
    labels: ['Calm'],
    focusAreas: [],
    equipment: [],
    subCategories: [],
    instructors: ['Ada'],
    languages: [],
    categories: [{ id: '7', name: 'Yoga' }],
  })
  const edit = vi.fn()
  const decide = vi.fn()
  const status = { kind: 'saved', at: '' } as const
  const draft = {
    fields,
    edit,
    rejected: {},
    reject: () => {},
    decide,
    status,
    conflicts: [],
    flush: async () => ({ kind: 'saved' as const }),
    ...parts,
  }
  render(
    <QueryClientProvider client={client}>
      <ClassForm draft={draft} isReadOnly={false} suggested={suggested} />
    </QueryClientProvider>,
  )
  return { edit, decide }
}

it("DRAFT-01 has a control for every field of a class that isn't edited next to its video", () => {
  const { edit } = open()
  const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
  type('Title', 'Flow on')
  type('Description', 'Slow.')
  type('Coach', 'Ada')
  type('Level', 'Beginner')
  type('Category', '7')
  type('Sub-category', 'Yin')
  type('Skill (1 to 10)', '4')
  type('Intensity (1 to 10)', '5')
  for (const label of ['Keywords', 'Focus areas', 'Equipment']) type(label, 'Calm,')
  type('Spoken language', 'German')
  type('Calories burned', '120')
  type('Date', '2026-12-24')
  const noon = new Date(2026, 11, 24, 12).toISOString()
  const edited = Object.fromEntries(edit.mock.calls)
  expect(edited).toEqual({
    name: 'Flow on',
    description: 'Slow.',
    instructor: 'Ada',
    level: 'Beginner',
    categoryId: '7',
    subCategory: 'Yin',
    skill: 4,
    intensity: 5,
    labels: ['Calm'],
    focusAreas: ['Calm'],
    equipment: ['Calm'],
    language: 'German',
    calorieBurn: 120,
    scheduleDate: noon,
  })
  const besideVideo = ['imageLink', 'trailerLink']
  expect([...Object.keys(edited), ...besideVideo].sort()).toEqual([...ClassFields.keyof().options].sort())
  type('Date', '')
  expect(edit).toHaveBeenLastCalledWith('scheduleDate', null)
})

it('DRAFT-02 shows both values of every kind of field as text, with the choice', () => {
  const conflicts = [
    { field: 'categoryId', yours: '7', theirs: null },
    { field: 'labels', yours: ['Calm', 'Slow'], theirs: [] },
    { field: 'imageLink', yours: 'data:,mine', theirs: 'data:,theirs' },
  ]
  const { decide } = open({ conflicts })
  const [category, labels, picture] = screen.getAllByRole('alert')
  expect(category?.textContent).toContain('YoursYogaTheirsNot set')
  expect(labels?.textContent).toContain('YoursCalm, SlowTheirsNot set')
  expect(picture?.textContent).toContain('Picture')
  const links = [...(picture?.querySelectorAll('img') ?? [])].map((image) => image.getAttribute('src'))
  expect(links).toEqual(['data:,mine', 'data:,theirs'])
  if (labels) fireEvent.click(within(labels).getByRole('button', { name: 'Use theirs' }))
  expect(decide.mock.calls).toEqual([[conflicts[1], false]])
})

it('DRAFT-09 explains at the field which values can be saved', () => {
  open({ status: { kind: 'refused', fields: ['calorieBurn'] } })
  const problem = screen.getByText('Enter a whole number from 0 to 5,000.')
  expect(screen.getByLabelText('Calories burned').getAttribute('aria-describedby')).toContain(problem.id)
})

it('DRAFT-06 suggests the title and the coach from the video file, until edited', () => {
  const suggested = { titleOfName: 'Flow', title: 'Morning flow', coach: 'Ada' }
  const { edit } = open({}, suggested)
  for (const button of screen.getAllByRole('button', { name: /from the video file/ })) fireEvent.click(button)
  expect(edit.mock.calls).toEqual([
    ['name', 'Morning flow'],
    ['instructor', 'Ada'],
  ])
  cleanup()
  open({ fields: { ...fields, name: 'Evening flow', instructor: 'Ben' } }, suggested)
  expect(screen.queryAllByRole('button', { name: /from the video file/ })).toEqual([])
})
