import { tenantDefaults } from '@upbeat/contract/tenant-defaults'
import { defaultKit } from '@upbeat/rules/theme/kit'
import type { ReactNode } from 'react'
import { ClassEditor } from '../features/classes/class-editor.tsx'
import { PolicyEditor } from '../features/consent/policy-editor.tsx'
import { CurationEditor } from '../features/curation/curation-editor.tsx'
import { LookEditor } from '../features/look/look-editor.tsx'
import { TextsEditor } from '../features/texts/texts-editor.tsx'

const status = { publishAt: null, hasChanges: true, version: 1, changedAt: '2026-11-01T08:00:00.000Z' }
const noWords = { labels: [], focusAreas: [], equipment: [], subCategories: [], instructors: [], languages: [] }
const look = {
  ...tenantDefaults.colours,
  ...defaultKit,
  logoSvg: null,
  landingPictures: [],
  taglines: { 'en-gb': 'Move' },
  font: null,
  cardVersion: 0,
}
const classFields = {
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
  calorieBurn: 1,
  instructor: null,
  imageLink: null,
  trailerLink: null,
  scheduleDate: null,
}
const phrase = { key: 'home.title', product: 'Home', source: 'Home', isOwn: false }

type Parts = { status?: ReactNode; actions: ReactNode; children: ReactNode }
const frame = ({ actions, children }: Parts) => (
  <main>
    {actions}
    {children}
  </main>
)

export type DraftEditor = {
  name: string
  editor: ReactNode
  /** Of the draft. */
  path: string
  shown: object
  /** The name of the draft in the reply to a save. */
  saved: string
  /** What else the editor reads, by path. */
  others?: Record<string, unknown>
  field: string
  label: string
  value: string
  publish: string
}

export const draftEditors: DraftEditor[] = [
  {
    name: 'class',
    editor: <ClassEditor frame={frame} media={() => null} tag="flow" texts={() => null} />,
    path: '/classes/flow',
    shown: {
      ...status,
      tag: 'flow',
      state: 'published',
      fields: classFields,
      published: classFields,
      mayEdit: true,
      mayPublish: true,
      checklist: { required: [], recommended: [] },
    },
    saved: 'class',
    others: { '/class-options': { ...noWords, categories: [] }, '/classes/flow/presence': { others: [] } },
    field: 'calorieBurn',
    label: 'Calories burned',
    value: '9999',
    publish: 'Publish changes',
  },
  {
    name: 'collection',
    editor: <CurationEditor frame={frame} id="evenings" kind="collection" />,
    path: '/curation/collection/evenings',
    shown: {
      ...status,
      kind: 'collection',
      id: 'evenings',
      state: 'published',
      classCount: 0,
      fields: { name: 'Evenings', description: '', classTags: [], rule: null },
    },
    saved: 'curation',
    field: 'name',
    label: 'Name',
    value: 'Nights',
    publish: 'Publish changes',
  },
  {
    name: 'look',
    editor: <LookEditor frame={frame} />,
    path: '/look',
    shown: { ...status, fields: look, published: look, languages: [{ code: 'en-gb', tagline: 'Move' }] },
    saved: 'look',
    field: 'taglines',
    label: 'Tagline',
    value: 'Move on',
    publish: 'Publish',
  },
  {
    name: 'texts',
    editor: <TextsEditor frame={frame} />,
    path: '/texts/en-gb',
    shown: { ...status, language: 'en-gb', fields: {}, published: {} },
    saved: 'texts',
    others: {
      '/texts': [{ language: 'en-gb', isMain: true, own: 0, missing: 0, hasChanges: true }],
      '/texts/en-gb/phrases': { language: 'en-gb', mainLanguage: 'en-gb', phrases: [phrase] },
    },
    field: 'home.title',
    label: 'Your wording of: Home',
    value: 'At home',
    publish: 'Publish',
  },
  {
    name: 'policy',
    editor: <PolicyEditor frame={frame} />,
    path: '/policies/terms',
    shown: { ...status, kind: 'terms', fields: {}, published: {}, current: null, accepted: 0, members: 0 },
    saved: 'policy',
    others: { '/texts': [{ language: 'en-gb', isMain: true, own: 0, missing: 0, hasChanges: true }] },
    field: 'title.en-gb',
    label: 'Heading',
    value: 'Terms',
    publish: 'Publish',
  },
]
