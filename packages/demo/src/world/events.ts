import type { CategoryId, SubCategoryRecipe } from './categories/category-recipe.ts'
import { recipeOf } from './categories/category-recipes.ts'
import type { ClassLanguage } from './class-languages.ts'
import { classNames } from './class-names.ts'
import { movesIn } from './class-picture.ts'
import { type ClassSeed, classSeed, drawRoutine } from './class-seed.ts'
import type { ClubSeed } from './clubs.ts'
import { DAY } from './day-clock.ts'
import type { EventSchedule } from './event-schedule.ts'
import { type SeededRandom, seededRandom } from './seeded-random.ts'

export type TranscodeStatus = 'complete' | 'in_progress' | 'error'

export type EventSeed = {
  id: string
  /** 1 simulated live, 2 live, 3 video on demand. */
  type: 1 | 2 | 3
  streamDescription: string
  providerId: string
  providerName: string
  transcodeStatus: TranscodeStatus
  /** Seconds after the start until the stream link is available (0 for on demand); null means never. */
  linkDelaySecond: number | null
  mayStartOver: boolean
  /** Null for on demand. */
  schedule: EventSchedule | null
  /** Title, length, media and other fields of an ordinary class. Its tag is the video's id. */
  virtualClass: ClassSeed & { durationSecond: number }
}

export type LiveEventPlan = {
  slug: string
  title: string
  type: 1 | 2
  category: CategoryId
  minutes: number
  about: string
  schedule: EventSchedule
  linkDelaySecond?: number | null
  /** Whether late viewers may start at the beginning. */
  mayStartOver?: boolean
  transcodeStatus?: TranscodeStatus
}

export type EventsPlan = {
  tenantName: string
  clubs: readonly ClubSeed[]
  categories: readonly CategoryId[]
  language: ClassLanguage
  live: readonly LiveEventPlan[]
  /** Number of Connect recordings, and the indices of those never transcoded. */
  onDemand: { count: number; transcodes?: Readonly<Record<number, TranscodeStatus>> }
}

export function seedEvents(plan: EventsPlan, now: Date): EventSeed[] {
  const random = seededRandom(`${plan.tenantName} events`)
  const live = plan.live.map((event, index) => liveEvent(plan, event, index, now, random))
  return [...live, ...onDemandEvents(plan, now, random)]
}

function liveEvent(plan: EventsPlan, event: LiveEventPlan, index: number, now: Date, random: SeededRandom): EventSeed {
  const club = clubAt(plan, index)
  const tag = `${plan.tenantName}-live-${event.slug}`
  const virtualClass = session(
    plan,
    {
      ...event,
      ...drawRoutine(event.category, event.minutes, random),
      tag,
      ordinal: index,
      age: random.integer(3, 30),
    },
    now,
    random,
  )
  return {
    id: `${plan.tenantName}-event-${event.slug}`,
    type: event.type,
    streamDescription: event.about,
    providerId: club.providerId,
    providerName: club.providerName,
    transcodeStatus: event.transcodeStatus ?? 'complete',
    linkDelaySecond: event.linkDelaySecond === undefined ? 0 : event.linkDelaySecond,
    mayStartOver: event.mayStartOver ?? false,
    schedule: event.schedule,
    virtualClass: { ...virtualClass, classDescription: `${event.about} ${virtualClass.classDescription}` },
  }
}

function onDemandEvents(plan: EventsPlan, now: Date, random: SeededRandom): EventSeed[] {
  const names = classNames(random)
  return Array.from({ length: plan.onDemand.count }, (_, index) => {
    const category = plan.categories[index % plan.categories.length] as CategoryId
    const recipe = recipeOf(category)
    const club = clubAt(plan, index)
    const minutes = random.pick(recipe.minutes)
    const number = String(index + 1).padStart(3, '0')
    const subCategory = random.pick(recipe.subCategories)
    const drawn = drawRoutine(category, minutes, random)
    const title = `${names.next(recipe, subCategory, null, movesIn(drawn.routine))} at ${club.place}`
    const tag = `${plan.tenantName}-connect-${number}`
    return {
      id: `${plan.tenantName}-event-${number}`,
      type: 3,
      streamDescription: `Recorded at ${club.providerName}.`,
      providerId: club.providerId,
      providerName: club.providerName,
      transcodeStatus: plan.onDemand.transcodes?.[index] ?? 'complete',
      linkDelaySecond: 0,
      mayStartOver: false,
      schedule: null,
      virtualClass: session(
        plan,
        { tag, title, category, subCategory, minutes, ...drawn, ordinal: index, age: 5 + index * 6 },
        now,
        random,
      ),
    }
  })
}

function clubAt(plan: EventsPlan, index: number): ClubSeed {
  const club = plan.clubs[index % plan.clubs.length]
  if (!club) throw new RangeError(`${plan.tenantName} has events but no club`)
  return club
}

type SessionChoices = Pick<LiveEventPlan, 'title' | 'category' | 'minutes'> &
  ReturnType<typeof drawRoutine> & {
    tag: string
    subCategory?: SubCategoryRecipe
    ordinal: number
    age: number
  }

function session(
  plan: EventsPlan,
  choices: SessionChoices,
  now: Date,
  random: SeededRandom,
): ClassSeed & { durationSecond: number } {
  const recipe = recipeOf(choices.category)
  const seed = classSeed(
    {
      club: null,
      tag: choices.tag,
      name: choices.title,
      minutes: choices.minutes,
      routine: choices.routine,
      routineSeed: choices.routineSeed,
      recipe,
      subCategory: choices.subCategory ?? random.pick(recipe.subCategories),
      language: plan.language,
      scheduleDate: new Date(now.getTime() - choices.age * DAY),
      ordinal: choices.ordinal,
      gaps: { duration: false, intensity: false },
    },
    random,
  )
  return { ...seed, durationSecond: seed.mediaSecond }
}
