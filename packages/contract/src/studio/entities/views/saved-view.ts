import { z } from 'zod'

/** The lists of which staff save views. */
export const viewKinds = ['classes', 'members'] as const
export type ViewKind = (typeof viewKinds)[number]
export const ViewKind = z.enum(viewKinds)

/** A saved view of a list, shared with all staff who see the list. */
export const SavedView = z.object({
  id: z.string(),
  name: z.string(),
  /** The URL query of the view: filters, order and columns. */
  address: z.string(),
  /** Whether the reader may delete it: its creator, and those who may edit all that the list shows. */
  mayRemove: z.boolean(),
})
export type SavedView = z.infer<typeof SavedView>

export const NewSavedView = z.object({
  name: z.string().normalize('NFC').trim().min(1).max(60),
  address: z.string().max(4000),
})
export type NewSavedView = z.infer<typeof NewSavedView>
