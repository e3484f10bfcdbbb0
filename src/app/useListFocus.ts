import { useEffect } from 'react'

/** Keeps the focus in lists that others change, see `keepListFocus`; fetched when the page stands. */
export function useListFocus(): void {
  useEffect(() => {
    let end: (() => void) | undefined
    let isOver = false
    void import('#ui/listFocus.ts').then(
      ({ keepListFocus }) => {
        if (!isOver) end = keepListFocus()
      },
      // Without a connection it may not come: the focus is where the browser leaves it then.
      () => undefined,
    )
    return () => {
      isOver = true
      end?.()
    }
  }, [])
}
