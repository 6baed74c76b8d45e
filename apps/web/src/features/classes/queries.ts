import { queryOptions } from '@tanstack/react-query'
import type { Metadata } from '@upbeat/contract/entities/metadata'
import type { ListedClass } from '@upbeat/contract/entities/virtual-class'
import { catalogueRequest } from '@upbeat/rules/filters/catalogue-request'
import { api } from '../../lib/api/api.ts'
import { normaliseClasses } from '../../lib/normalise/virtual-class.ts'
import { memberId } from '../auth/auth-store.ts'
import { getTenant } from '../tenant/tenant-store.ts'

/** A club's classes with their filter options. */
export type ClassCatalogue = { classes: ListedClass[]; metadata: Metadata | null }

/**
 * Every on-demand class at once, to be filtered and paged locally (D-92, API-24). Cached while the page is open, since classes are long.
 */
export const catalogueQuery = () =>
  queryOptions({
    queryKey: ['classes', 'catalogue'],
    queryFn: async ({ signal }): Promise<ClassCatalogue> => {
      const { items, metaData } = await api('searchClasses', {
        params: { userId: memberId() },
        ...catalogueRequest(getTenant().providerId),
        signal,
      })
      return { classes: normaliseClasses(items), metadata: metaData ?? null }
    },
    gcTime: Number.POSITIVE_INFINITY,
    // Structural sharing of ten thousand classes costs more than rendering again.
    structuralSharing: false,
  })

export const classOfTheDayQuery = () =>
  queryOptions({
    queryKey: ['classes', 'classOfTheDay'],
    queryFn: async ({ signal }) => {
      const collection = await api('getClassOfTheDay', { params: { userId: memberId() }, signal })
      return { ...collection, collectionItems: normaliseClasses(collection.collectionItems) }
    },
  })
