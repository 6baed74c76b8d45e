import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import type { StudioListedClass } from '@upbeat/contract/studio/entities/class'
import { useState } from 'react'
import { type ClassQuestion, classPageQuery, classPageSize } from '../class-queries.ts'

export type ClassRows = ReturnType<typeof useClassRows>

/** As much of a list as is looked at, page by page. While another question is answered, what was found before stays. */
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
  const found = new Map(pages.map((page, place) => [page, queries[place]]))

  function rowAt(index: number): StudioListedClass | undefined {
    const page = Math.floor(index / classPageSize)
    const data = found.get(page)?.data ?? (page === 0 && !first.isPlaceholderData ? first.data : undefined)
    return data?.classes[index % classPageSize]
  }

  /** Reads the pages of these rows, if they have not been read. */
  function look(firstRow: number, lastRow: number) {
    const next = { first: Math.floor(firstRow / classPageSize), last: Math.floor(lastRow / classPageSize) }
    if (next.first !== range.first || next.last !== range.last) setRange(next)
  }

  return { first, rowAt, look, isChanging: first.isPlaceholderData, question: settled }
}

function numbersFrom(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, place) => first + place)
}
