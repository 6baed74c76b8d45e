import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '@upbeat/client/api-error.ts'
import type { ListedClass } from '@upbeat/contract/entities/virtual-class'
import { api } from '../../lib/api.ts'
import { beginFavouriteChange, endFavouriteChange, useFavouriteTags } from '../../lib/favourite-tags.ts'
import { isSamePath, paths } from '../../lib/paths.ts'
import { notify, useSnackbar } from '../../lib/snackbar-store.ts'
import { memberId } from '../auth/auth-store.ts'
import { text } from '../i18n/text.ts'
import { applyFavourite } from './apply-favourite.ts'
import { tellOtherTabs } from './keep-favourites-in-step.ts'

/**
 * Toggles a favourite: optimistically on every heart, then on the server (FAV-01, FAV-02). On failure the hearts return to the server's
 * last state, with a notice. Changes of one class are sent sequentially.
 */
export function useToggleFavourite(item: ListedClass): { toggle: () => void; favourite: boolean } {
  const queryClient = useQueryClient()
  const isFavourite = useFavouriteTags(({ tags }) => tags.has(item.tag))
  const mutationKey = ['favourite', item.tag]
  const { mutate } = useMutation({
    mutationKey,
    meta: { quiet: true },
    scope: { id: mutationKey.join() },
    mutationFn: (favourite: boolean) => send(item.tag, favourite),
    onMutate: (favourite) => {
      if (isLatest()) onServer.set(item.tag, !favourite)
      beginFavouriteChange(item.tag)
      applyFavourite(queryClient, item, favourite)
    },
    onSuccess: ({ favourite }) => {
      onServer.set(item.tag, favourite)
      if (!isLatest()) return
      applyFavourite(queryClient, item, favourite)
      tellOtherTabs(item, favourite)
    },
    onError: (_error, favourite) => {
      if (isLatest()) applyFavourite(queryClient, item, onServer.get(item.tag) ?? !favourite)
      notify(text('favourites.failed'), 'error')
    },
    onSettled: () => {
      if (isLatest()) endFavouriteChange(item.tag)
    },
  })
  /** While a newer change is queued, the page shows that one. */
  const isLatest = () => queryClient.isMutating({ mutationKey }) === 1
  const toggle = () => {
    mutate(!isFavourite)
    // Only there the card is removed with its heart.
    if (!isFavourite || !isFavouritesPage(window.location.pathname)) return
    const undo = () => {
      useSnackbar.setState({ visible: false })
      mutate(true)
    }
    notify(text('favourites.removed'), 'success', { label: text('common.undo'), run: undo })
  }
  return { toggle, favourite: isFavourite }
}

function isFavouritesPage(path: string): boolean {
  return [paths.favourites, paths.classesFavourites, paths.onDemandFavourites].some((page) => isSamePath(path, page))
}

function send(tag: string, favourite: boolean): Promise<{ favourite: boolean }> {
  return favourite ? api('addFavourite', { body: { userId: memberId(), virtualClassTag: tag } }) : remove(tag)
}

/** By tag of a class with a pending change: the favourite state on the server. */
const onServer = new Map<string, boolean>()

/** Removing a favourite that another device has already removed is a success. */
async function remove(tag: string): Promise<{ favourite: boolean }> {
  try {
    return await api('removeFavourite', { params: { tag } })
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return { favourite: false }
    throw error
  }
}
