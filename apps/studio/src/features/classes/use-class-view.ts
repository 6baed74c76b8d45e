import { type ClassFacet, classFacets, classSorts } from '@upbeat/contract/studio/class-sorts'
import { publishingStates } from '@upbeat/rules/publishing/publishing-state'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import type { ClassQuestion } from './class-queries.ts'
import { type ClassColumn, classColumns, usualColumns } from './internal/grid/class-columns.ts'

export type ClassView = ReturnType<typeof useClassView>

/** Filter, order and columns of the class list, from the URL (GRID-02). */
export function useClassView() {
  const [parameters, setParameters] = useSearchParams()
  const address = parameters.toString()
  const question = useMemo(() => readQuestion(new URLSearchParams(address)), [address])
  const columns = useMemo(() => readColumns(new URLSearchParams(address)), [address])

  /** Back undoes it, unless it `replace`s the last change. */
  function change(edit: (parameters: URLSearchParams) => void, replace = false) {
    setParameters(
      (before) => {
        const next = new URLSearchParams(before)
        edit(next)
        return next
      },
      { replace, preventScrollReset: true },
    )
  }

  function set(name: string, value: string | undefined) {
    // A search is typed letter by letter; columns are no place to go back to.
    const isTyped = name === 'q' && value !== undefined && parameters.has('q')
    change((next) => (value ? next.set(name, value) : next.delete(name)), isTyped || name === 'columns')
  }

  function setFacet(facet: ClassFacet, values: readonly string[]) {
    change((next) => {
      next.delete(facet)
      for (const value of values) next.append(facet, value)
    })
  }

  /** Selecting the same column again reverses the order. */
  function sortBy(sort: ClassQuestion['sort']) {
    const isTurned = question.sort === sort && question.direction === 'up'
    set('sort', isTurned ? `-${sort}` : sort)
  }

  function toggleColumn({ id }: ClassColumn) {
    const shown = columns.map((column) => String(column.id))
    const wanted = shown.includes(id) ? shown.filter((one) => one !== id) : [...shown, id]
    const next = classColumns.map((column) => String(column.id)).filter((one) => wanted.includes(one))
    const isUsual = next.length === usualColumns.length && next.every((one) => usualColumns.includes(one))
    set('columns', isUsual ? undefined : next.join(','))
  }

  function clear() {
    change((next) => {
      for (const name of ['q', 'edited', ...classFacets]) next.delete(name)
    })
  }

  const isFiltered = classFacets.some((facet) => question[facet]) || Boolean(question.search || question.edited)
  return { address, question, columns, isFiltered, set, setFacet, sortBy, toggleColumn, clear, setParameters }
}

function readQuestion(parameters: URLSearchParams): ClassQuestion {
  const sorted = parameters.get('sort') ?? '-changedAt'
  const direction = sorted.startsWith('-') ? ('down' as const) : ('up' as const)
  const facets = classFacets.map((facet) => [facet, parameters.getAll(facet)] as const)
  const edited = parameters.get('edited')
  return {
    search: parameters.get('q') || undefined,
    state: publishingStates.find((one) => one === parameters.get('state')),
    edited: edited === 'yes' || edited === 'no' ? edited : undefined,
    sort: classSorts.find((one) => one === sorted.replace(/^-/, '')) ?? 'changedAt',
    direction,
    ...Object.fromEntries(facets.filter(([, values]) => values.length > 0)),
  }
}

function readColumns(parameters: URLSearchParams): readonly ClassColumn[] {
  const wanted = parameters.get('columns')?.split(',') ?? usualColumns
  return classColumns.filter(({ id }) => id === 'name' || wanted.includes(id))
}
