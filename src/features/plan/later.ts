import { useEffect } from 'react'

/*
 * Parts of a planner's page that are not needed until something is done. They are loaded after the page, so that they
 * are there without a connection too.
 */

export const loadChoiceOptions = async () => ({
  default: (await import('./grid/ChoiceOptions.tsx')).ChoiceOptions,
})
export const loadColumnMenu = async () => ({ default: (await import('./grid/ColumnMenu.tsx')).ColumnMenu })
export const loadConflicts = async () => ({ default: (await import('./conflicts/Conflicts.tsx')).Conflicts })
export const loadGridHands = async () => ({ default: (await import('./grid/GridHands.tsx')).GridHands })
export const loadRowDialog = async () => ({ default: (await import('./row/RowDialog.tsx')).RowDialog })
export const loadTableDialogs = async () => ({
  default: (await import('./row/TableDialogs.tsx')).TableDialogs,
})

const everyone: readonly (() => Promise<unknown>)[] = [
  // How the outbox sends what is done in a table.
  () => import('./sending/tableSending.ts'),
  ...[loadConflicts, loadColumnMenu, loadRowDialog, loadChoiceOptions],
]
const facilitators: typeof everyone = [loadTableDialogs]

/**
 * Loads them once the page is on the screen, one after the other: asking for the dozens of files of all of them
 * at once keeps a slow tablet from scrolling for a tenth of a second. One that fails is loaded again when it is shown.
 */
export function usePartsLater(isArranging: boolean): void {
  useEffect(() => {
    const parts = isArranging ? [...everyone, ...facilitators] : everyone
    let isGone = false
    const load = async (): Promise<void> => {
      for (const part of parts) {
        if (isGone) return
        await part().catch(() => undefined)
        await new Promise((resolve) => setTimeout(resolve, betweenMs))
      }
    }
    const timer = setTimeout(() => void load(), afterPageMs)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [isArranging])
}

/** The page itself comes first on a slow line. */
const afterPageMs = 2000
/** The page does what it has to do in between. */
const betweenMs = 100
