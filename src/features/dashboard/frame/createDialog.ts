import { create } from 'zustand'

/** What is made: a session or a template, of nothing or out of something that is there. */
export interface CreateWish {
  source?: { id: string; name: string; isTemplate: boolean }
  asTemplate?: boolean
}

/** What the dialog for making a session or template was opened for; null while it is closed. */
export const useCreateWish = create<{ wish: CreateWish | null }>(() => ({ wish: null }))

/** Opens the dialog from wherever: a button, a menu, a card. */
export function openCreateDialog(wish: CreateWish = {}): void {
  useCreateWish.setState({ wish })
}

export function closeCreateDialog(): void {
  useCreateWish.setState({ wish: null })
}
