import { create } from 'zustand'
import type { AgendaPart } from '#domain/state.ts'
import { useIsNarrow } from '#ui/session/useIsNarrow.ts'

/** What can stand at the right of a facilitator's session, one at a time. */
export type SidePanelName = 'editor' | 'people' | 'notes'

/** What the editor's tab 'Edit activity' gives the panel of an activity's kind. */
export interface ActivityPanelProps {
  part: AgendaPart
}

export interface SidePanel {
  shown: SidePanelName | null
  /** On a narrow screen it lies over the page. */
  isOverlay: boolean
  show: (name: SidePanelName) => void
  close: () => void
}

interface SidePanelStore {
  /** Remembered on a wide screen. */
  docked: SidePanelName | null
  overlaid: SidePanelName | null
}

const storageKey = 'plenum.sidePanel'
const useSidePanelStore = create<SidePanelStore>(() => ({ docked: readStored(), overlaid: null }))

/** The panel at the right: open stays open on the next visit, except where it lies over the page. */
export function useSidePanel(): SidePanel {
  const isOverlay = useIsNarrow()
  const { docked, overlaid } = useSidePanelStore()
  const set = (name: SidePanelName | null): void => {
    if (isOverlay) return useSidePanelStore.setState({ overlaid: name })
    useSidePanelStore.setState({ docked: name })
    store(name)
  }
  return { shown: isOverlay ? overlaid : docked, isOverlay, show: set, close: () => set(null) }
}

/** Opens the editor where there is room for it beside the page, as after an activity was made. */
export function openEditorBeside(): void {
  useSidePanelStore.setState({ docked: 'editor' })
  store('editor')
}

function readStored(): SidePanelName | null {
  try {
    const name = localStorage.getItem(storageKey)
    return name === 'editor' || name === 'people' || name === 'notes' ? name : null
  } catch {
    return null
  }
}

function store(name: SidePanelName | null): void {
  try {
    localStorage.setItem(storageKey, name ?? '')
  } catch {
    // Not remembered then.
  }
}
