/** A list of all texts, or members' pages with their texts in place. */
export const views = ['place', 'list'] as const
export type TextsView = (typeof views)[number]

const storageKey = 'studio.texts.view'

/** The view that was chosen last in this browser; in place at first. */
export function rememberedView(): TextsView {
  return views.find((view) => view === localStorage.getItem(storageKey)) ?? 'place'
}

export function rememberView(view: TextsView): void {
  localStorage.setItem(storageKey, view)
}
