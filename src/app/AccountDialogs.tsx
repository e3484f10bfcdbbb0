import { useNavigate } from 'react-router-dom'
import { useCredentials } from '#api/signIn/credentials.ts'
import { SignUpDialog } from '#features/account/SignUpDialog.tsx'
import { WelcomeDialog } from '#features/account/WelcomeDialog.tsx'
import { ChangePasswordDialog } from '#features/profile/password/ChangePasswordDialog.tsx'
import { DeleteAccountDialog } from '#features/profile/deletion/DeleteAccountDialog.tsx'
import { EditProfileDialog } from '#features/profile/EditProfileDialog.tsx'
import { LicenceDialog } from '#features/profile/licence/LicenceDialog.tsx'
import { openAccountDialog } from '#ui/dialogs/accountDialog.ts'
import type { AccountDialog } from '#ui/dialogs/accountDialog.ts'

/** Dialogs of a person's own account, and of signing up. */
export function AccountDialogs({ dialog }: { dialog: AccountDialog }) {
  const { account } = useCredentials()
  const navigate = useNavigate()
  const close = (): void => openAccountDialog(null)
  if (!account)
    return dialog === 'signUp' ? (
      <SignUpDialog onSignedIn={() => openAccountDialog('welcome')} onClose={close} />
    ) : null
  const leave = (): void => {
    close()
    void navigate('/login', { replace: true, state: { isAccountDeleted: true } })
  }
  return (
    <>
      {dialog === 'profile' && <EditProfileDialog account={account} onClose={close} />}
      {dialog === 'password' && <ChangePasswordDialog onClose={close} />}
      {dialog === 'licence' && <LicenceDialog account={account} onClose={close} />}
      {dialog === 'deletion' && <DeleteAccountDialog onDeleted={leave} onClose={close} />}
      {dialog === 'welcome' && <WelcomeDialog email={account.email} onClose={close} />}
    </>
  )
}
