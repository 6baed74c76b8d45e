import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import type { StudioListedClass } from '@upbeat/contract/studio/entities/class'
import { useState } from 'react'
import { type ClassQuestion, classPageQuery, classPageSize } from '../class-queries.ts'

export type ClassRows = ReturnType<typeof useClassRows>

/**
 * As much of a list as is looked at, page by page. While another question is answered, what was found before stays. A row stays in its place while it
 * is edited, also where the order would now be another.
 */
export function useClassRows(question: ClassQuestion) {
  const [settled, setSettled] = useState(question)
  const [range, setRange] = useState({ first: 0, last: 0 })
  const first = useQuery({ ...classPageQuery(question, 0), placeholderData: keepPreviousData })
  if (!first.isPlaceholderData && first.data && settled !== question) {
    setSettled(question)
    setRange({ first: 0, last: 0 })
  }
  const pages = numbersFrom(range.first, range.last)
  const queries = useQueries({ queries: pages.map((page) => classPageQuery(settled, page)) })
  const total = first.data?.total ?? 0
  const [kept, setKept] = useState(() => placesOf(settled, total))
  const isOther = kept.question !== settled || kept.total !== total
  const places = isOther && !first.isPlaceholderData ? placesOf(settled, total) : kept
  if (places !== kept) setKept(places)
  const found = pages.map((page, place) => ({
    page,
    data: queries[place]?.data,
    at: queries[place]?.dataUpdatedAt ?? 0,
  }))
  // Where a class is on two pages, read at different times, the later one is right.
  for (const { page, data } of found.toSorted((one, other) => one.at - other.at)) {
    if (!data) continue
    for (const one of data.classes) places.known.set(one.tag, one)
    if (!places.tags.has(page))
      places.tags.set(
        page,
        data.classes.map(({ tag }) => tag),
      )
  }

  function rowAt(index: number): StudioListedClass | undefined {
    const tag = places.tags.get(Math.floor(index / classPageSize))?.[index % classPageSize]
    return tag === undefined ? undefined : places.known.get(tag)
  }

  /** Reads the pages of these rows, if they have not been read. */
  function look(firstRow: number, lastRow: number) {
    const next = { first: Math.floor(firstRow / classPageSize), last: Math.floor(lastRow / classPageSize) }
    if (next.first !== range.first || next.last !== range.last) setRange(next)
  }

  return { first, rowAt, look, isChanging: first.isPlaceholderData, question: settled }
}

/** Which class is in which place, by page, and what is known of each. */
function placesOf(question: ClassQuestion, total: number) {
  const tags = new Map<number, string[]>()
  const known = new Map<string, StudioListedClass>()
  return { question, total, tags, known }
}

function numbersFrom(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, place) => first + place)
}
