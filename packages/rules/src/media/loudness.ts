/** Integrated loudness in LUFS and true peak in dB. */
export type Loudness = { integrated: number; truePeak: number }
export type LoudnessProblem = 'silent' | 'quiet' | 'clipping'

const quiet = -35
/**
 * In dB: peaks below it are the noise of a microphone that is switched off. Judged by peaks, since the measurement of loudness (EBU R 128)
 * leaves out what is below −70 LUFS, so that a faint voice has the loudness of silence.
 */
const inaudible = -75

export function isSilent({ truePeak }: Loudness): boolean {
  return truePeak <= inaudible
}

/** What staff are told about the sound of a source. */
export function loudnessProblems(loudness: Loudness): LoudnessProblem[] {
  if (isSilent(loudness)) return ['silent']
  const problems: LoudnessProblem[] = loudness.integrated < quiet ? ['quiet'] : []
  return loudness.truePeak >= 0 ? [...problems, 'clipping'] : problems
}
