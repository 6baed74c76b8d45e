import type { Channel, ChannelPage } from '../entities/channel.ts'
import type { ClassList } from '../entities/class-list.ts'
import type { Collection } from '../entities/collection.ts'
import type { Metadata } from '../entities/metadata.ts'
import type { SearchResponse } from '../entities/search.ts'
import type { ListedClass, VirtualClass } from '../entities/virtual-class.ts'

const listedClass = {
  tag: 'morning-flow',
  className: 'Morning flow',
  classDescription: 'Wake up slowly, joint by joint.',
  durationSecond: 1500,
  durationMinutes: 25,
  imageLink: '/media/morning-flow.jpg',
  trailerLinkWeb: '/media/morning-flow/trailer.m3u8',
  trailerLinkMobile: '/media/morning-flow/trailer.mp4',
  level: 'Beginner',
  skill: 2,
  intensity: 3,
  labels: ['Mobility', 'Low impact'],
  keywords: ['Mobility', 'Low impact'],
  focusArea: [{ name: 'Hips', tag: 'hips' }],
  calorieBurn: 90,
  equipmentNames: ['Mat'],
  equipmentTypes: ['mat'],
  classCategory: 1009,
  classSubCategory: 'Vinyasa',
  languageName: 'English',
  favourite: false,
  scheduleDate: '2026-11-01T06:00:00.000Z',
  creationDate: '2026-10-20T09:30:00Z',
  providerID: 'pulse',
  provider: 'Pulse Club',
  channelId: 'calm',
  instructor: 'Ada Moor',
  isActive: true,
  schedule: { availableDate: '2026-11-01T06:00:00Z' },
  displayDate: '2026-11-01T06:00:00Z',
} satisfies ListedClass

const virtualClass = {
  ...listedClass,
  alternateLink: '/media/signed/morning-flow/main.m3u8',
  captionLinks: [{ language: 'en-gb', label: 'English', url: '/media/signed/morning-flow/en-gb.vtt' }],
  cueTrackLink: '/media/signed/morning-flow/cues.vtt',
  storyboardLink: '/media/signed/morning-flow/storyboard.vtt',
} satisfies VirtualClass

const metadata = {
  topLabels: ['Mobility'],
  labels: ['Mobility', 'Posture'],
  classSubCategories: ['Vinyasa'],
  focusArea: [{ name: 'Hips', tag: 'hips' }],
  equipments: [{ name: 'Mat', typeTag: 'mat' }],
  classLanguage: [{ text: 'English', value: 'English' }],
  categories: [{ id: 1009, name: 'Yoga', description: 'Breath and balance', imageLink: null }],
  classCount: 120,
} satisfies Metadata

const channelDetails = {
  tag: 'calm',
  displayName: { invariantText: 'Calm' },
  description: 'Quiet classes',
  profileImageUrl: '/media/calm.jpg',
  mediaSpaceImageUrl: null,
  provider: 'Pulse Club',
  active: true,
  availability: [1],
  tenants: ['pulse'],
  createdDate: '2026-01-02T00:00:00Z',
}

export const classExamples = {
  listedClass,
  virtualClass,
  metadata,
  searchResponse: { items: [listedClass], metaData: metadata } satisfies SearchResponse,
  collection: {
    collectionName: 'Five for today',
    collectionTag: 'five',
    collectionType: 'classoftheday',
    description: null,
    collectionItems: [listedClass],
  } satisfies Collection,
  classList: { tag: 'five', name: 'Five', description: null, items: [listedClass] } satisfies ClassList,
  channel: { ...channelDetails, title: [listedClass] } satisfies Channel,
  channelPage: {
    items: [listedClass],
    itemsRemaining: 12,
    channelDetails,
    titleDetails: { tag: 'calm-title', name: 'Calm', description: null },
  } satisfies ChannelPage,
}
