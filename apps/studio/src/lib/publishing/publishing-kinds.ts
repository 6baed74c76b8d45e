import type { StudioPhraseKey } from '@upbeat/phrases/studio/phrase-key'

export type PublishingKind = 'class' | 'event' | 'curation' | 'announcement' | 'look' | 'texts' | 'policy'

/** The texts of the publishing bar for a kind of object. */
type KindWords = {
  more: StudioPhraseKey
  publish: StudioPhraseKey
  /** In place of `publish` while it is published. */
  publishChanges: StudioPhraseKey
  /** In place of both while it is scheduled. */
  publishNow?: StudioPhraseKey
  published: StudioPhraseKey
  schedule: StudioPhraseKey
  scheduleTitle: StudioPhraseKey
  scheduleFrom: StudioPhraseKey
  scheduled: StudioPhraseKey
  scheduledFor: StudioPhraseKey
  hasChanges: StudioPhraseKey
  unschedule: StudioPhraseKey
  unscheduled: StudioPhraseKey
  unpublish: StudioPhraseKey
  unpublished: StudioPhraseKey
  versions: StudioPhraseKey
  noVersions: StudioPhraseKey
  restoreVersion: StudioPhraseKey
  restoreVersionOf: StudioPhraseKey
  versionRestored: StudioPhraseKey
  bin: StudioPhraseKey
  binned: StudioPhraseKey
  restore: StudioPhraseKey
  restored: StudioPhraseKey
}

const classWords: KindWords = {
  more: 'classes.moreActions',
  publish: 'classes.publish',
  publishChanges: 'classes.publishChanges',
  published: 'classes.published',
  schedule: 'classes.schedule',
  scheduleTitle: 'classes.scheduleTitle',
  scheduleFrom: 'classes.onAirFrom',
  scheduled: 'classes.scheduled',
  scheduledFor: 'classes.goesOnAir',
  hasChanges: 'classes.hasChangesText',
  unschedule: 'curation.unschedule',
  unscheduled: 'curation.unscheduled',
  unpublish: 'classes.unpublish',
  unpublished: 'classes.unpublished',
  versions: 'classes.versions',
  noVersions: 'classes.noVersions',
  restoreVersion: 'classes.bringBack',
  restoreVersionOf: 'classes.bringBackOf',
  versionRestored: 'classes.broughtBack',
  bin: 'classes.bin',
  binned: 'classes.binned',
  restore: 'classes.restore',
  restored: 'classes.restored',
}

const curationWords: KindWords = {
  ...classWords,
  more: 'curation.more',
  publish: 'curation.publish',
  publishChanges: 'curation.publishChanges',
  published: 'curation.published',
  schedule: 'curation.schedule',
  scheduled: 'curation.scheduled',
  scheduledFor: 'curation.scheduledFor',
  hasChanges: 'curation.unpublishedChanges',
  unpublish: 'curation.unpublish',
  unpublished: 'curation.unpublished',
  versions: 'curation.versions',
  noVersions: 'curation.noVersions',
  restoreVersion: 'curation.bringBack',
  restoreVersionOf: 'curation.bringBackOf',
  versionRestored: 'curation.broughtBack',
  bin: 'curation.bin',
  binned: 'curation.binDone',
  restore: 'curation.restore',
  restored: 'curation.restored',
}

const eventWords: KindWords = {
  ...classWords,
  published: 'events.published',
  schedule: 'curation.schedule',
  scheduleTitle: 'look.scheduleTitle',
  scheduleFrom: 'look.publishFrom',
  scheduled: 'curation.scheduled',
  scheduledFor: 'curation.scheduledFor',
  hasChanges: 'curation.unpublishedChanges',
  unpublish: 'events.unpublish',
  unpublished: 'events.unpublished',
  bin: 'curation.bin',
  binned: 'events.binned',
  restored: 'events.restored',
}

const lookWords: KindWords = {
  ...curationWords,
  more: 'look.moreActions',
  publish: 'look.publish',
  publishChanges: 'look.publish',
  publishNow: 'look.publishNow',
  published: 'look.published',
  schedule: 'look.schedule',
  scheduleTitle: 'look.scheduleTitle',
  scheduleFrom: 'look.publishFrom',
  scheduled: 'look.scheduled',
  scheduledFor: 'look.scheduledFor',
  hasChanges: 'look.unpublished',
  unschedule: 'look.unschedule',
  unscheduled: 'look.unscheduled',
  versions: 'look.versions',
  restoreVersion: 'look.restore',
  restoreVersionOf: 'texts.restoreOf',
  versionRestored: 'look.restored',
}

export const wordsOfKind: Record<PublishingKind, KindWords> = {
  class: classWords,
  event: eventWords,
  curation: curationWords,
  announcement: {
    ...lookWords,
    more: 'announcements.moreOf',
    published: 'announcements.published',
    unpublish: 'announcements.takeDown',
    unpublished: 'announcements.takenDown',
    bin: 'announcements.remove',
    binned: 'announcements.removed',
  },
  look: lookWords,
  texts: {
    ...lookWords,
    published: 'texts.published',
    scheduled: 'texts.scheduled',
    versions: 'texts.versions',
    versionRestored: 'texts.restored',
  },
  policy: {
    ...lookWords,
    published: 'policies.published',
    scheduled: 'policies.scheduled',
    versions: 'policies.versions',
    versionRestored: 'policies.restored',
  },
}
