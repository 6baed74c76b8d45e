/** The statuses of a live event (ENT-52). */
export const liveStatus = { unavailable: 'unavailable', streaming: 'streaming', awaiting: 'awaiting' } as const
export type LiveStatus = (typeof liveStatus)[keyof typeof liveStatus]

/** The types of an event (ENT-14): simulated live, real broadcast, recording. */
export const eventType = { simulatedLive: 1, live: 2, videoOnDemand: 3 } as const
export type EventType = (typeof eventType)[keyof typeof eventType]

/** The source of Connect content (LIVE-36). */
export const connectSource = { wexer: 'wexer', vimeo: 'vimeo' } as const
export type ConnectSource = (typeof connectSource)[keyof typeof connectSource]
