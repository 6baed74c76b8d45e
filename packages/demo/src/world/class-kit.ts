import type { PropName } from '../figure/props/prop.ts'
import type { Move } from '../moves/move.ts'
import type { EquipmentTag } from './equipment.ts'
import type { SeededRandom } from './seeded-random.ts'

const tagOf: Readonly<Partial<Record<PropName, EquipmentTag>>> = {
  barbell: 'barbell',
  bike: 'bike',
  dumbbells: 'dumbbells',
  gloves: 'boxing-gloves',
  kettlebell: 'kettlebell',
  mat: 'mat',
  rope: 'jump-rope',
}

/** The equipment of a class's moves and, for one class in six, one more item. */
export function classKit(
  moves: readonly Move[],
  extras: readonly (readonly EquipmentTag[])[],
  random: SeededRandom,
): EquipmentTag[] {
  const own = moves.flatMap(({ props = [] }) => props.flatMap((prop) => tagOf[prop] ?? []))
  return [...new Set([...own, ...(random.chance(1 / 6) ? random.pick(extras) : [])])]
}
