import { createSearchIndex } from '../apps/server/src/modules/classes/index/search-index.ts'
import { SearchPayload } from '../packages/contract/src/entities/search.ts'
import { buildDemoWorld } from '../packages/demo/src/world/demo-world.ts'
import { scaleCatalogue } from '../packages/demo/src/world/scale-catalogue.ts'
import { type Figure, median } from './figure.ts'

const filters = { take: 50, labels: ['Power'], categoryId: 1003, skill: '3,9' }
const rounds = 9
const searchesEach = 2000

/** The cost of a search with three filters among 10,000 classes relative to 1,200, alternating in one process. */
export async function searchScale(): Promise<Figure[]> {
  const now = new Date('2026-01-15T12:00:00Z')
  const pulse = buildDemoWorld(now).tenants.find(({ name }) => name === 'pulse')
  if (!pulse) throw new Error('The demo has no club of that name.')
  const indexOf = (count: number) =>
    createSearchIndex(
      scaleCatalogue(pulse, count, now).map((each) => ({
        tag: each.tag,
        words: each.className.toLowerCase().split(' '),
        labels: each.labels,
        focusAreas: each.focusAreas,
        equipment: each.equipment,
        categoryId: each.category,
        subCategory: each.subCategory,
        language: each.language,
        durationSecond: each.durationSecond,
        skill: each.skill,
        intensity: each.intensity,
      })),
    )
  const small = indexOf(1200)
  const large = indexOf(10_000)
  const payload = SearchPayload.parse(filters)
  const millisecondsFor = (index: ReturnType<typeof indexOf>) => {
    const started = performance.now()
    for (let search = 0; search < searchesEach; search++) index.find(payload)
    return performance.now() - started
  }
  for (const index of [small, large]) millisecondsFor(index)
  const ratios = Array.from({ length: rounds }, () => {
    const base = millisecondsFor(small)
    return millisecondsFor(large) / base
  })
  return [{ name: 'search at 10,000 classes against 1,200', result: median(ratios), unit: '', target: { atMost: 3 } }]
}
