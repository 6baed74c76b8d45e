// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import '../features/auth/auth-store.ts'
import '../features/channels/channels-store.ts'
import '../features/workout/workout-store.ts'
import '../features/search/filters-store.ts'
import '../features/sharing/dynamic-short-link-store.ts'
import '../features/subscription/subscription-store.ts'
import './on-demand-store.ts'
import { areaNames, createArea, resetAreas } from './store-area.ts'

describe('client state', () => {
  it('SHELL-33 has one store per area', () => {
    const areas = ['auth', 'channels', 'dynamicShortLink', 'filters', 'onDemand', 'subscription', 'workout']
    expect(areaNames().toSorted()).toEqual(areas)
  })

  it('is reset as a whole', () => {
    const useArea = createArea<{ value: number; extra?: string }>('test', { value: 1 })
    useArea.setState({ value: 2, extra: 'x' })
    resetAreas()
    expect(useArea.getState()).toEqual({ value: 1 })
  })
})
