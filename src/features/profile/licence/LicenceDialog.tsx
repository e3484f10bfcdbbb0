import type { Account } from '#api/signIn/identity.ts'
import { AppDialog } from '#ui/dialogs/AppDialog.tsx'
import { useText } from '#ui/texts/useText.ts'
import { settingsText } from '../settingsText.ts'
import { LicenceView } from './LicenceView.tsx'

/** The licence text and a field for a licence key. SPEC L1, L2. */
export function LicenceDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const text = useText(settingsText)
  return (
    <AppDialog title={text.licenceTitle} onClose={onClose}>
      <LicenceView account={account} isDialog />
    </AppDialog>
  )
}
