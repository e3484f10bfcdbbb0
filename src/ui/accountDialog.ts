import { create } from 'zustand'

/** The dialogs of a person's own account, which the menus of several pages open. */
export type AccountDialog = 'profile' | 'password' | 'licence' | 'deletion' | 'signUp' | 'welcome'

export const useAccountDialog = create<{ dialog: AccountDialog | null }>(() => ({ dialog: null }))

/** Opens one in the place of the one before; null closes it. */
export function openAccountDialog(dialog: AccountDialog | null): void {
  useAccountDialog.setState({ dialog })
}
