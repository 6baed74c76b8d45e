import type { ListedClass } from '@upbeat/contract/entities/virtual-class'
import { type ComponentType, createContext } from 'react'

/** The button on every class card, given once for all pages; none by default. */
export const CardAction = createContext<ComponentType<{ item: ListedClass }> | null>(null)
