import { create } from 'zustand'

/** What to create: a session or a template, new or from an existing one. */
export interface CreateWish {
  source?: { id: string; name: string; isTemplate: boolean }
  asTemplate?: boolean
}

/** The request that the create dialog was opened with; null while it is closed. */
export const useCreateWish = create<{ wish: CreateWish | null }>(() => ({ wish: null }))

/** Opens the create dialog, from any button, menu or card. */
export function openCreateDialog(wish: CreateWish = {}): void {
  useCreateWish.setState({ wish })
}

export function closeCreateDialog(): void {
  useCreateWish.setState({ wish: null })
}
