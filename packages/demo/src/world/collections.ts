import { bannerPicture, categoryPicture, isCover } from './class-picture.ts'
import type { ClassSeed } from './class-seed.ts'
import { chooseNeighbours } from './neighbours.ts'
import { seededRandom } from './seeded-random.ts'

/** The favourites collection is per member, created by the server. */
export type CollectionSeed = {
  tag: string
  name: string
  type: 'featured' | 'live' | 'channel' | 'classoftheday'
  description: string
  /** Of its first class. */
  pictureKey: string
  classTags: string[]
}

type CollectionPlan = Omit<CollectionSeed, 'tag' | 'pictureKey' | 'classTags'> & {
  slug: string
  size: number
  accepts(candidate: ClassSeed): boolean
}

const collectionPlans: readonly CollectionPlan[] = [
  {
    slug: 'coaches-choice',
    name: 'Coaches’ Choice',
    type: 'featured',
    description: 'Nine classes the team can’t stop talking about this month.',
    size: 9,
    accepts: (candidate) => candidate.durationSecond !== null,
  },
  {
    slug: 'class-of-the-day',
    name: 'Class of the Day',
    type: 'classoftheday',
    description: 'Can’t decide? Today’s six, picked for you.',
    size: 6,
    accepts: ({ durationSecond, pictureKey }) => durationSecond !== null && isCover(pictureKey),
  },
  {
    slug: 'recorded-live',
    name: 'Recorded Live',
    type: 'live',
    description: 'The loudest live rounds and rides, kept for those who missed them.',
    size: 5,
    accepts: ({ category }) => ['1002', '1003', '1004', '1009'].includes(category),
  },
  {
    slug: 'first-month',
    name: 'Your First Month',
    type: 'channel',
    description: 'Sixteen friendly classes to find your feet with.',
    size: 16,
    accepts: ({ level }) => level === 'Beginner',
  },
  {
    slug: 'ten-minutes',
    name: 'Ten Minutes or Less',
    type: 'channel',
    description: 'Between two meetings, before the kettle boils, after the school run.',
    size: 20,
    accepts: ({ durationSecond }) => durationSecond !== null && durationSecond <= 600,
  },
  {
    slug: 'kind-recovery',
    name: 'Kind Recovery',
    type: 'channel',
    description: 'For tired legs, stiff backs and the day after.',
    size: 12,
    accepts: ({ labels }) => labels.includes('Recovery'),
  },
  {
    slug: 'small-rooms',
    name: 'Small Rooms, Big Sweat',
    type: 'channel',
    description: 'A mat’s worth of floor is all you need.',
    size: 8,
    accepts: ({ equipment }) => equipment.length === 0 || (equipment.length === 1 && equipment[0] === 'mat'),
  },
  {
    slug: 'sunday-slow',
    name: 'Sunday Slow',
    type: 'channel',
    description: 'Low intensity, high reward, no alarm.',
    size: 14,
    accepts: ({ intensity }) => intensity !== null && intensity <= 4,
  },
  {
    slug: 'marathon-plan',
    name: 'Marathon Plan',
    type: 'channel',
    description: 'Twelve weeks to a strong finish. The first week arrives soon.',
    size: 0,
    accepts: () => false,
  },
]

/** The first `count` collections, for smaller clubs; the last one is empty. */
export function seedCollections(tenantName: string, count: number, classes: readonly ClassSeed[]): CollectionSeed[] {
  const random = seededRandom(`${tenantName} collections`)
  return collectionPlans.slice(0, count).map(({ slug, name, type, description, size, accepts }) => {
    const chosen = chooseNeighbours(classes.filter(accepts), size, random)
    const [first] = chosen
    const pictureKey = first ? bannerPicture(tenantName, first.pictureKey) : categoryPicture(tenantName, '1009')
    const classTags = chosen.map((seed) => seed.tag)
    return { tag: `${tenantName}-${slug}`, name, type, description, pictureKey, classTags }
  })
}
