import { HelpDialog } from '#ui/help/HelpDialog.tsx'
import { useText } from '#ui/texts/useText.ts'
import { dashboardHelp } from './helpText.ts'

/** Help on the dashboard. */
export function DashboardHelp({ onClose }: { onClose: () => void }) {
  return <HelpDialog content={useText(dashboardHelp)} onClose={onClose} />
}
