import type { ListedClass } from '@upbeat/contract/entities/virtual-class'
import { IconButton, type IconButtonProps } from '@upbeat/ui/icon-button.tsx'
import { useSignedIn } from '../auth/auth-store.ts'
import { useText } from '../i18n/text.ts'
import { useToggleFavourite } from './use-toggle-favourite.ts'

/** The heart of a class, for members only (CARD-08, FAV-11). */
export function FavouriteButton(props: FavouriteButtonProps) {
  return useSignedIn() ? <Heart {...props} /> : null
}

export type FavouriteButtonProps = { item: ListedClass } & Pick<IconButtonProps, 'variant' | 'size' | 'className'>

function Heart({ item, variant = 'overlay', ...look }: FavouriteButtonProps) {
  const t = useText()
  const { favourite, toggle } = useToggleFavourite(item)
  return (
    <IconButton
      {...look}
      data-favourite={favourite}
      icon={favourite ? 'heart-filled' : 'heart'}
      label={t(favourite ? 'classes.removeFavourite' : 'classes.addFavourite', { name: item.className })}
      onClick={toggle}
      variant={variant}
    />
  )
}
