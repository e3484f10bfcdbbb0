import type { HelpContent } from '#ui/help/helpContent.ts'
import { HelpDialog } from '#ui/help/HelpDialog.tsx'
import { useMaySee } from '#activity/session/role.ts'
import { useText } from '#ui/texts/useText.ts'
import { facilitatorHelp, participantHelp } from './helpText.ts'

/** Help within a session, for the user's role. */
export function SessionHelp({ onClose }: { onClose: () => void }) {
  const content = useText<HelpContent>(useMaySee('all') ? facilitatorHelp : participantHelp)
  return <HelpDialog content={content} onClose={onClose} />
}
