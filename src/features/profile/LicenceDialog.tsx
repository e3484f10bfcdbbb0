import type { Account } from '#api/identity.ts'
import { AppDialog } from '#ui/AppDialog.tsx'
import { useText } from '#ui/useText.ts'
import { licenceText } from './licenceText.ts'
import { LicenceView } from './LicenceView.tsx'

/** @see specification, part 1, section 2: Licence */
export function LicenceDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const text = useText(licenceText)
  return (
    <AppDialog title={text.title} onClose={onClose}>
      <LicenceView account={account} isDialog />
    </AppDialog>
  )
}
