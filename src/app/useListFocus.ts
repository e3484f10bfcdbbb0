import { useEffect } from 'react'

/** Keeps the focus in lists that others change, see `keepListFocus`; loaded after the page. */
export function useListFocus(): void {
  useEffect(() => {
    let end: (() => void) | undefined
    let isOver = false
    void import('#ui/focus/listFocus.ts').then(
      ({ keepListFocus }) => {
        if (!isOver) end = keepListFocus()
      },
      // Offline it may fail to load: the focus then stays where the browser leaves it.
      () => undefined,
    )
    return () => {
      isOver = true
      end?.()
    }
  }, [])
}
