import { create } from 'zustand'

/** Dialogs of a person's own account, opened from menus of several pages. */
export type AccountDialog = 'profile' | 'password' | 'licence' | 'deletion' | 'signUp' | 'welcome'

export const useAccountDialog = create<{ dialog: AccountDialog | null }>(() => ({ dialog: null }))

/** Opens a dialog in place of the current one; null closes it. */
export function openAccountDialog(dialog: AccountDialog | null): void {
  useAccountDialog.setState({ dialog })
}
