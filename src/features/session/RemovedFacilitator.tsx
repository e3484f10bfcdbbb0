import { useText } from '#ui/useText.ts'
import { SessionNotice } from './SessionNotice.tsx'
import { sessionText } from './text.ts'

/** On the screen of a facilitator whom another one took out. */
export function RemovedFacilitator() {
  const text = useText(sessionText)
  return (
    <SessionNotice
      title={text.removedLeadTitle}
      hint={text.removedLeadHint}
      to="/account"
      label={text.toDashboard}
    />
  )
}
