import type { MessageType } from '@upbeat/contract/studio/entities/webhook'

/** What happened, for webhooks. `data` holds ids and facts, but nothing that identifies a person elsewhere. */
export type Message = { type: MessageType; at: Date; data: Record<string, unknown> }

/** Ids of later messages are greater. `unique` has letters and digits, and is the same if something is told twice. */
export function messageId(at: Date, unique: string): string {
  return `msg_${at.getTime().toString(36).padStart(9, '0')}${unique.replaceAll(/[^a-zA-Z0-9]/g, '')}`
}

/** The JSON that is signed and sent, as Standard Webhooks describes it. */
export function bodyOf({ type, at, data }: Message): string {
  return JSON.stringify({ type, timestamp: at.toISOString(), data })
}
