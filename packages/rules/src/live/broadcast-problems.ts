/** What can be wrong with a received broadcast. */
export const broadcastProblemCodes = [
  'noVideo',
  'noAudio',
  'silent',
  'clipping',
  'videoCodec',
  'audioCodec',
  'tooLarge',
  'lowFrameRate',
  'longKeyframeInterval',
  'lowBitrate',
  'highBitrate',
  'gaps',
  'timestampsJump',
  'diskFull',
] as const
export type BroadcastProblemCode = (typeof broadcastProblemCodes)[number]
