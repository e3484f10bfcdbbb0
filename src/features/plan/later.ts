import { useEffect } from 'react'

/*
 * Parts of a planner's page that are not needed until something is done. They are loaded after the page, so that they
 * are there without a connection too.
 */

export const loadColumnMenu = async () => ({ default: (await import('./grid/ColumnMenu.tsx')).ColumnMenu })
export const loadConflicts = async () => ({ default: (await import('./conflicts/Conflicts.tsx')).Conflicts })
export const loadRowDialog = async () => ({ default: (await import('./row/RowDialog.tsx')).RowDialog })
export const loadSelectionBar = async () => ({
  default: (await import('./grid/SelectionBar.tsx')).SelectionBar,
})
export const loadTableDialogs = async () => ({
  default: (await import('./row/TableDialogs.tsx')).TableDialogs,
})

const everyone = [
  ...[loadConflicts, loadColumnMenu, loadRowDialog],
  // How the outbox sends what is done in a table.
  () => import('#sync/outbox/tables.ts'),
]
const facilitators = [loadSelectionBar, loadTableDialogs]

/** Loads them once the page is on the screen. One that fails is loaded again when it is shown. */
export function usePartsLater(isFacilitator: boolean): void {
  useEffect(() => {
    const parts = isFacilitator ? [...everyone, ...facilitators] : everyone
    const timer = setTimeout(() => void Promise.allSettled(parts.map((load) => load())), afterPageMs)
    return () => clearTimeout(timer)
  }, [isFacilitator])
}

/** The page itself comes first on a slow line. */
const afterPageMs = 2000
