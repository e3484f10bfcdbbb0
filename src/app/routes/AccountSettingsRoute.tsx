import { AccountSettingsPage } from '#features/profile/AccountSettingsPage.tsx'
import { RequireAccount } from './RequireAccount.tsx'

/** `/account-settings`, for people with an account. */
export function AccountSettingsRoute() {
  return (
    // Remounted per account, so that no input of another person stays in the fields.
    <RequireAccount>
      {(account) => <AccountSettingsPage key={account.userId} account={account} />}
    </RequireAccount>
  )
}
