import { AccountSettingsPage } from '#features/profile/AccountSettingsPage.tsx'
import { RequireAccount } from './RequireAccount.tsx'

/** `/account-settings`, for people with an account. */
export function AccountSettingsRoute() {
  return (
    // Nothing of somebody else's stays in the fields when another person signs in.
    <RequireAccount>
      {(account) => <AccountSettingsPage key={account.userId} account={account} />}
    </RequireAccount>
  )
}
