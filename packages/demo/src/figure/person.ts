/** Who does the move. All measures are factors around 1 unless they say otherwise. */
export type Person = {
  /** Size of the whole body against the reference of 1.73 m. */
  height: number
  build: { shoulder: number; chest: number; waist: number; hip: number; limb: number; bust: number }
  skin: string
  face: Face
  hair: { style: HairStyle; colour: string }
  beard?: boolean
  glasses?: boolean
  /** Lines of a face that has laughed for sixty years. */
  mature?: boolean
  top: { cut: 'tank' | 'tee' | 'long' | 'bra' | 'hoodie'; colour: string; accent: string }
  bottom: { cut: 'leggings' | 'capri' | 'shorts' | 'joggers'; colour: string; accent: string }
  /** Null is barefoot. */
  shoes: { colour: string; sole: string } | null
}

/** What tells one face from another. Factors are around 1. */
export type Face = {
  /** Width of the jaw. */
  jaw: number
  /** Weight of the brows. */
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
