import type { Metadata } from '@upbeat/contract/entities/metadata'
import type { ListedClass } from '@upbeat/contract/entities/virtual-class'
import { classExamples } from '@upbeat/contract/examples/class-examples'
import { describe, expect, it } from 'vitest'
import { metadataOf } from './metadata-of.ts'

const metadata: Metadata = {
  topLabels: ['Interval training', 'Low impact', 'Fat burning'],
  labels: ['Fat burning', 'Interval training', 'Low impact', 'Mobility', 'Posture'],
  classSubCategories: ['HIIT', 'Vinyasa'],
  focusArea: [
    { name: 'Chest', tag: 'chest' },
    { name: 'Hips', tag: 'hips' },
  ],
  equipments: [
    { name: 'Barbell', typeTag: 'Barbell' },
    { name: 'Mat', typeTag: 'Mat' },
  ],
  classLanguage: [
    { text: 'English', value: 'English' },
    { text: 'French', value: 'French' },
  ],
  categories: [],
  classCount: 0,
}
const made = (labels: string[]): ListedClass => ({ ...classExamples.listedClass, labels })

describe('filter options of a list of classes', () => {
  it('FILT-09 have the club’s top keywords found in these classes, then the most frequent of the list', () => {
    const classes = [made(['Posture']), made(['Mobility', 'Low impact']), made(['mobility'])]
    expect(metadataOf(metadata, classes).topLabels).toEqual(['Low impact', 'Mobility', 'Posture'])
  })

  it('FILT-49 have no option without a match', () => {
    const { labels, classSubCategories, focusArea, equipments, classLanguage } = metadataOf(metadata, [
      made(['Mobility']),
    ])
    expect([labels, classSubCategories]).toEqual([['Mobility'], ['Vinyasa']])
    expect([focusArea.map(({ tag }) => tag), equipments.map(({ name }) => name)]).toEqual([['hips'], ['Mat']])
    expect(classLanguage.map(({ value }) => value)).toEqual(['English'])
  })
})
