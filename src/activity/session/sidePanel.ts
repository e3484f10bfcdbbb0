import { createContext, use, useCallback, useMemo, useState } from 'react'
import type { AgendaPart } from '#domain/workshop/state.ts'
import { useIsNarrow } from '#ui/session/useIsNarrow.ts'

/** Panels at the right of a facilitator's session, one at a time. */
export type SidePanelName = 'editor' | 'people' | 'notes'

/** Props that the editor's tab 'Edit activity' passes to a kind's panel. */
export interface ActivityPanelProps {
  part: AgendaPart
}

export interface SidePanel {
  shown: SidePanelName | null
  /** On a narrow screen it covers the page. */
  isOverlay: boolean
  show: (name: SidePanelName) => void
  /** Opens it where there is space beside the page, as after an activity was created. */
  showBeside: (name: SidePanelName) => void
  close: () => void
}

const none = (): void => undefined

/** Provided by the facilitators' shell; elsewhere there is no panel. */
export const SidePanelContext = createContext<SidePanel>({
  ...{ shown: null, isOverlay: false },
  ...{ show: none, showBeside: none, close: none },
})

/** The panel at the right of this session. */
export function useSidePanel(): SidePanel {
  return use(SidePanelContext)
}

/** For the shell: its panel. An open panel reopens on the next visit, except where it covers the page. */
export function useOwnSidePanel(): SidePanel {
  const isOverlay = useIsNarrow()
  const [docked, setDocked] = useState(readDocked)
  const [overlaid, setOverlaid] = useState<SidePanelName | null>(null)
  const showBeside = useCallback((name: SidePanelName | null) => {
    setDocked(name)
    keepDocked(name)
  }, [])
  return useMemo(() => {
    const show = isOverlay ? setOverlaid : showBeside
    return {
      ...{ isOverlay, showBeside, show },
      shown: isOverlay ? overlaid : docked,
      close: () => show(null),
    }
  }, [isOverlay, overlaid, docked, showBeside])
}

/** Opens the editor beside the page of the next session, where there is space. */
export function openEditorBeside(): void {
  keepDocked('editor')
}

const storageKey = 'plenum.sidePanel'

function readDocked(): SidePanelName | null {
  try {
    const name = localStorage.getItem(storageKey)
    return name === 'editor' || name === 'people' || name === 'notes' ? name : null
  } catch {
    return null
  }
}

function keepDocked(name: SidePanelName | null): void {
  try {
    localStorage.setItem(storageKey, name ?? '')
  } catch {
    // Without storage it is not remembered.
  }
}
