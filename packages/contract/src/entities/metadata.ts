import { z } from 'zod'
import { Category } from './category.ts'
import { FocusArea } from './virtual-class.ts'

/** The filter options of a club's catalogue (ENT-07, FILT-49). */
export const Metadata = z
  .object({
    topLabels: z.array(z.string()),
    labels: z.array(z.string()),
    classSubCategories: z.array(z.string()),
    focusArea: z.array(FocusArea),
    equipments: z.array(z.object({ name: z.string(), typeTag: z.string() })),
    classLanguage: z.array(z.object({ text: z.string(), value: z.string() })),
    categories: z.array(Category),
    /** How many classes the options filter. An addition to the original API. */
    classCount: z.int(),
  })
  .meta({ id: 'Metadata' })
export type Metadata = z.infer<typeof Metadata>
