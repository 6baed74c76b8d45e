import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import type { StudioListedClass } from '@upbeat/contract/studio/entities/class'
import { useState } from 'react'
import { type ClassQuestion, classPageQuery, classPageSize } from '../../class-queries.ts'

export type ClassRows = ReturnType<typeof useClassRows>

/**
 * The visible part of a list, page by page. While a new filter loads, the previous rows stay. An edited row keeps its position, even if the
 * order changes.
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
  // If a class is on two pages loaded at different times, the later one is current.
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

  /** Loads the pages of these rows, unless loaded. */
  function look(firstRow: number, lastRow: number) {
    const next = { first: Math.floor(firstRow / classPageSize), last: Math.floor(lastRow / classPageSize) }
    if (next.first !== range.first || next.last !== range.last) setRange(next)
  }

  return { first, rowAt, look, isChanging: first.isPlaceholderData, question: settled }
}

/** The class at each position, by page, and the known data of each. */
function placesOf(question: ClassQuestion, total: number) {
  const tags = new Map<number, string[]>()
  const known = new Map<string, StudioListedClass>()
  return { question, total, tags, known }
}

function numbersFrom(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, place) => first + place)
}
