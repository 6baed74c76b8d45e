import { queryOptions, replaceEqualDeep } from '@tanstack/react-query'
import type { Metadata } from '@upbeat/contract/entities/metadata'
import type { ListedClass } from '@upbeat/contract/entities/virtual-class'
import { catalogueRequest, firstClassesRequest } from '@upbeat/rules/filters/catalogue-request'
import { api } from '../../lib/api/api.ts'
import { favouriteChanges } from '../../lib/favourite-tags.ts'
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
    queryFn: async ({ client, signal }): Promise<ClassCatalogue> => {
      // Members can change favourites on the first page meanwhile.
      const since = favouriteChanges()
      const { items, metaData } = await api('searchClasses', {
        params: { userId: memberId() },
        ...catalogueRequest(getTenant().providerId),
        signal,
      })
      const first = client.getQueryData(firstClassesQuery().queryKey)
      return { classes: withShownClasses(normaliseClasses(items, since), first), metadata: metaData ?? null }
    },
    gcTime: Number.POSITIVE_INFINITY,
    // Structural sharing of ten thousand classes costs more than rendering again.
    structuralSharing: false,
  })

/**
 * The first page of the catalogue, in a small reply: on a slow phone a large catalogue takes as long to load as the app itself, and is not
 * needed to draw an unfiltered list.
 */
export const firstClassesQuery = () =>
  queryOptions({
    queryKey: ['classes', 'first'],
    queryFn: async ({ signal }): Promise<ListedClass[]> => {
      const request = firstClassesRequest(getTenant().providerId)
      return normaliseClasses(
        (await api('searchClasses', { params: { userId: memberId() }, ...request, signal })).items,
      )
    },
    // The catalogue is loaded after it in any case, with retries.
    retry: false,
  })

/** Reuses the objects of shown classes that are unchanged, so that their cards aren't rendered again. */
function withShownClasses(classes: ListedClass[], shown: ListedClass[] | undefined): ListedClass[] {
  if (!shown) return classes
  const { length } = shown
  return [...replaceEqualDeep(shown, classes.slice(0, length)), ...classes.slice(length)]
}

export const classOfTheDayQuery = () =>
  queryOptions({
    queryKey: ['classes', 'classOfTheDay'],
    queryFn: async ({ signal }) => {
      const collection = await api('getClassOfTheDay', { params: { userId: memberId() }, signal })
      return { ...collection, collectionItems: normaliseClasses(collection.collectionItems) }
    },
  })
