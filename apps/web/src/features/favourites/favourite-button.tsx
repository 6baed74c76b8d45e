import type { ListedClass } from '@upbeat/contract/entities/virtual-class'
import { IconButton, type IconButtonProps } from '@upbeat/ui/icon-button.tsx'
import { useSignedIn } from '../auth/auth-store.ts'
import { useText } from '../i18n/text.ts'
import { useToggleFavourite } from './use-toggle-favourite.ts'

/** The favourite button of a class, for members only (CARD-08, FAV-11). */
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
      onClick={({ currentTarget }) => {
        if (!favourite) pop(currentTarget)
        toggle()
      }}
      variant={variant}
    />
  )
}

/** Animates the heart when a class becomes a favourite, unless reduced motion is set. */
function pop(button: HTMLElement) {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  button.querySelector('svg')?.animate?.({ transform: ['scale(1)', 'scale(1.25)', 'scale(1)'] }, { duration: 200 })
}
