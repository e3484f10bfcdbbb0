import type { CSSProperties, ReactNode } from 'react'
import { measures } from '#domain/limits.ts'
import type { SidePanelName } from '#activity/session/sidePanel.ts'
import { labelText } from '#ui/texts/labelText.ts'
import { useText } from '#ui/texts/useText.ts'
import classes from './EndPanel.module.css'
import { facilitatorText } from '../facilitatorText.ts'
import { OverlayPanel } from './OverlayPanel.tsx'

export interface EndPanelProps {
  name: SidePanelName
  isOverlay: boolean
  onClose: () => void
  children: ReactNode
}

const widths: Record<SidePanelName, number> = {
  editor: measures.editPanelWidth,
  people: measures.peoplePanelWidth,
  notes: measures.editPanelWidth,
}

/** The column at the right of a facilitator's session; on a narrow screen it overlays the page. */
export function EndPanel({ name, isOverlay, onClose, children }: EndPanelProps) {
  const text = useText(facilitatorText)
  const labels = useText(labelText)
  const label = { editor: text.editor, people: text.meeting, notes: labels.presenterNotes }[name]
  if (isOverlay) {
    return (
      <OverlayPanel side="end" label={label} onClose={onClose}>
        {children}
      </OverlayPanel>
    )
  }
  const width = { '--end-width': `${widths[name]}px` } as CSSProperties
  return (
    <aside className={classes.docked} style={width} aria-label={label}>
      {children}
    </aside>
  )
}
