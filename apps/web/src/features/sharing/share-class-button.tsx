import type { VirtualClass } from '@upbeat/contract/entities/virtual-class'
import { contentKind } from '@upbeat/rules/routes/deep-link'
import { ShareButton, type ShareButtonProps } from './share-button.tsx'

type ShareClassButtonProps = { virtualClass: VirtualClass } & Omit<ShareButtonProps, 'shared'>

/** Shares a class with its picture and description (SHARE-01, SHARE-06). */
export function ShareClassButton({ virtualClass, ...look }: ShareClassButtonProps) {
  const { tag, className, classDescription, imageLink } = virtualClass
  const shared = {
    kind: contentKind.classes,
    id: tag,
    title: className,
    description: classDescription,
    image: imageLink,
  }
  return <ShareButton {...look} shared={shared} />
}
