import { useAccountDialog } from '#ui/dialogs/accountDialog.ts'
import { lazyDialog } from '#ui/loading/lazyPart.tsx'

const AccountDialogs = lazyDialog(async () => ({
  default: (await import('./AccountDialogs.tsx')).AccountDialogs,
}))

/** Renders the dialogs of a person's own account, whichever page opened them. */
export function AccountDialogHost() {
  const { dialog } = useAccountDialog()
  return dialog && <AccountDialogs dialog={dialog} />
}
