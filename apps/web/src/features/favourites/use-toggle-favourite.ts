import { useQueryClient } from '@tanstack/react-query'
import type { ListedClass } from '@upbeat/contract/entities/virtual-class'
import { useFavouriteTags } from '../../lib/favourite-tags.ts'
import { isSamePath, paths } from '../../lib/paths.ts'
import { notify, useSnackbar } from '../../lib/snackbar-store.ts'
import { text } from '../i18n/text.ts'
import { changeFavourite } from './change-favourite.ts'

/** Whether a class is a favourite, and how to change that. On the favourites page a removal can be undone. */
export function useToggleFavourite(item: ListedClass): { toggle: () => void; favourite: boolean } {
  const queryClient = useQueryClient()
  const favourite = useFavouriteTags(({ tags }) => tags.has(item.tag))
  const toggle = () => {
    changeFavourite(queryClient, item, !favourite)
    // Only there the card goes with its heart.
    if (!favourite || !isFavouritesPage(window.location.pathname)) return
    const undo = () => {
      useSnackbar.setState({ visible: false })
      changeFavourite(queryClient, item, true)
    }
    notify(text('favourites.removed'), 'success', { label: text('common.undo'), run: undo })
  }
  return { toggle, favourite }
}

function isFavouritesPage(path: string): boolean {
  return [paths.favourites, paths.classesFavourites, paths.onDemandFavourites].some((page) => isSamePath(path, page))
}
