import type { CategoryId } from './categories/category-recipe.ts'
import { recipeOf } from './categories/category-recipes.ts'
import type { ChannelPlan } from './channel-plans.ts'
import { type ChannelSeed, seedChannels } from './channels.ts'
import { type CataloguePlan, classCatalogue } from './class-catalogue.ts'
import { categoryPicture } from './class-picture.ts'
import type { ClassSeed } from './class-seed.ts'
import type { ClubWords } from './club-words.ts'
import type { ClubSeed } from './clubs.ts'
import type { CodeSeed } from './codes.ts'
import { type CollectionSeed, seedCollections } from './collections.ts'
import { type ConsentSeed, seedConsents } from './consents/consents.ts'
import { type EventSeed, type EventsPlan, seedEvents } from './events.ts'
import { type InstructorSeed, instructors } from './instructors.ts'
import type { Keyword } from './keywords.ts'
import type { Watchable } from './member-history.ts'
import type { MemberSeed } from './member-seed.ts'
import type { ProductSeed } from './products.ts'
import type { TenantConfigSeed } from './tenant-config.ts'
import type { TenantSettingsSeed } from './tenant-settings.ts'

export type CategorySeed = { id: CategoryId; name: string; description: string; pictureKey: string }

export type TenantSeed = {
  name: string
  host: string
  config: TenantConfigSeed
  settings: TenantSettingsSeed
  logoSvg: string
  words: ClubWords
  categories: CategorySeed[]
  /** The top keywords of the filter, most important first. */
  topLabels: readonly Keyword[]
  /** The coaches of its classes. */
  instructors: readonly InstructorSeed[]
  clubs: readonly ClubSeed[]
  /** Newest first. */
  classes: ClassSeed[]
  channels: ChannelSeed[]
  collections: CollectionSeed[]
  events: EventSeed[]
  products: readonly ProductSeed[]
  codes: readonly CodeSeed[]
  consents: ConsentSeed[]
  members: MemberSeed[]
}

export type TenantPlan = {
  config: TenantConfigSeed
  settings: TenantSettingsSeed
  logoSvg: string
  words: ClubWords
  catalogue: Omit<CataloguePlan, 'tenantName'>
  topLabels: readonly Keyword[]
  channels: readonly ChannelPlan[]
  /** Number of the demo's collections that the club has. */
  collections: number
  clubs: readonly ClubSeed[]
  events: Pick<EventsPlan, 'live' | 'onDemand'>
  products: readonly ProductSeed[]
  codes: readonly CodeSeed[]
  consentSpelling: { terms: 'tnc' | 'TNC'; marketing: 'Marketing' | 'mktg' }
  members(club: Watchable): MemberSeed[]
}

export function tenantSeed(plan: TenantPlan, now: Date): TenantSeed {
  const { config, clubs, catalogue } = plan
  const { name } = config
  const published = classCatalogue({ ...catalogue, tenantName: name }, now)
  const { channels, classes } = seedChannels(config, plan.channels, published, now)
  const { categories, mainLanguage: language } = catalogue
  const events = seedEvents({ tenantName: name, clubs, categories, language, ...plan.events }, now)
  return {
    name,
    host: `${name}.localhost`,
    config,
    settings: plan.settings,
    logoSvg: plan.logoSvg,
    words: plan.words,
    categories: categories.map((id) => categorySeed(name, id)),
    topLabels: plan.topLabels,
    instructors: instructors.filter(({ slug }) => classes.some(({ instructorSlug }) => instructorSlug === slug)),
    clubs,
    classes,
    channels,
    collections: seedCollections(name, plan.collections, classes),
    events,
    products: plan.products,
    codes: plan.codes,
    consents: seedConsents(config, plan.consentSpelling, now),
    members: plan.members({ name, classes, channels, events }),
  }
}

function categorySeed(club: string, id: CategoryId): CategorySeed {
  const { name, description } = recipeOf(id)
  return { id, name, description, pictureKey: categoryPicture(club, id) }
}
