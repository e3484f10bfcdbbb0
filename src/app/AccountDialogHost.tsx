import { lazy, Suspense } from 'react'
import { useAccountDialog } from '#ui/accountDialog.ts'

const AccountDialogs = lazy(async () => ({ default: (await import('./AccountDialogs.tsx')).AccountDialogs }))

/** The place of the dialogs of a person's own account, whichever page opened them. */
export function AccountDialogHost() {
  const { dialog } = useAccountDialog()
  return (
    dialog && (
      <Suspense>
        <AccountDialogs dialog={dialog} />
      </Suspense>
    )
  )
}
