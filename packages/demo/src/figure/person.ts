/** A person's appearance. Measures are factors around 1 unless noted. */
export type Person = {
  /** Scale of the body relative to 1.73 m. */
  height: number
  build: { shoulder: number; chest: number; waist: number; hip: number; limb: number; bust: number }
  skin: string
  face: Face
  hair: { style: HairStyle; colour: string }
  beard?: boolean
  glasses?: boolean
  /** Whether the face has wrinkles. */
  mature?: boolean
  top: { cut: 'tank' | 'tee' | 'long' | 'bra' | 'hoodie'; colour: string; accent: string }
  bottom: { cut: 'leggings' | 'capri' | 'shorts' | 'joggers'; colour: string; accent: string }
  /** Null means barefoot. */
  shoes: { colour: string; sole: string } | null
}

/** The distinguishing features of a face. Factors are around 1. */
export type Face = {
  /** Width of the jaw. */
  jaw: number
  /** Thickness of the brows. */
  brow: number
  /** How far the brows rise in their middle. */
  arch: number
  /** How far the eyes are open. */
  eye: number
  iris: string
  nose: number
  /** Fullness of the lips. */
  lips: number
  /** Width of the mouth. */
  mouth: number
  freckles?: boolean
  stubble?: boolean
}

export type HairStyle =
  | 'crop'
  | 'fade'
  | 'bun'
  | 'topknot'
  | 'ponytail'
  | 'bob'
  | 'braid'
  | 'afro'
  | 'curls'
  | 'bald'
  | 'hijab'
  | 'headband'
