import type { Frame } from './frame.ts'
import type { ArmBones, LegBones, Skeleton } from './skeleton.ts'
import { add, scale, type Vector } from './vector.ts'

/** A person's position in a scene: rotation from facing the viewer in degrees, and size. */
export type Stand = { x: number; z: number; yaw: number; size: number }

/** Transforms from person space to scene space. */
export function standing(stand: Stand): { point: (point: Vector) => Vector; direction: (direction: Vector) => Vector } {
  const angle = (stand.yaw * Math.PI) / 180
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)]
  const direction = ([x, y, z]: Vector): Vector => [x * cosine + z * sine, y, z * cosine - x * sine]
  return { direction, point: (point) => add(scale(direction(point), stand.size), [stand.x, 0, stand.z]) }
}

export function placeSkeleton(skeleton: Skeleton, stand: Stand): Skeleton {
  const { point, direction } = standing(stand)
  const frame = ({ x, y, z }: Frame): Frame => ({ x: direction(x), y: direction(y), z: direction(z) })
  const joint = (at: { at: Vector; frame: Frame }) => ({ at: point(at.at), frame: frame(at.frame) })
  const arm = (bones: ArmBones): ArmBones => ({
    shoulder: point(bones.shoulder),
    elbow: point(bones.elbow),
    wrist: point(bones.wrist),
    upper: frame(bones.upper),
    lower: frame(bones.lower),
    hand: frame(bones.hand),
  })
  const leg = (bones: LegBones): LegBones => ({
    hip: point(bones.hip),
    knee: point(bones.knee),
    ankle: point(bones.ankle),
    upper: frame(bones.upper),
    lower: frame(bones.lower),
    foot: frame(bones.foot),
    toes: direction(bones.toes),
  })
  return {
    pelvis: joint(skeleton.pelvis),
    waist: point(skeleton.waist),
    chest: joint(skeleton.chest),
    neck: point(skeleton.neck),
    head: joint(skeleton.head),
    leftArm: arm(skeleton.leftArm),
    rightArm: arm(skeleton.rightArm),
    leftLeg: leg(skeleton.leftLeg),
    rightLeg: leg(skeleton.rightLeg),
  }
}
