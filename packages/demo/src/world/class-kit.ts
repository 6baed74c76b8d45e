import type { EquipmentTag } from './equipment.ts'

type Kit = readonly EquipmentTag[]

/** What a name promises. */
const promised: readonly [RegExp, EquipmentTag][] = [
  [/Row\b|Rowing|Stroke/, 'rowing-machine'],
  [/Run|Walk|Treadmill/, 'treadmill'],
  [/Ring|Circle/, 'pilates-ring'],
  [/Soft Ball|Ball Pilates/, 'pilates-ball'],
  [/Big Ball/, 'gym-ball'],
  [/Hoop/, 'hula-hoop'],
  [/\bStep|Up & Over/, 'step'],
  [/Rope|Skip|Double-Unders/, 'jump-rope'],
  [/Pull-Up/, 'pull-up-bar'],
  [/Strap|Hanging|Row|Anchor/, 'suspension-trainer'],
  [/Bosu|Wobbly|Balance/, 'bosu-ball'],
  [/Slam/, 'slam-ball'],
  [/Carry/, 'kettlebell'],
  [/Chair|\bSit\b/, 'chair'],
  [/Bench/, 'bench'],
  [/Plate/, 'plate'],
  [/\bBand/, 'resistance-band'],
  [/Weights/, 'hand-weights'],
]

/** Those of the kits that a class of this name could ask for. */
export function fittingKit(name: string, kits: readonly Kit[]): readonly Kit[] {
  for (const [pattern, tag] of promised) {
    if (!pattern.test(name)) continue
    const fitting = kits.filter((kit) => kit.includes(tag))
    if (fitting.length > 0) return fitting
  }
  return kits
}
