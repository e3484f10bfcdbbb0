import { useEffect } from 'react'

const steps: Record<string, string> = { PageDown: 'next', PageUp: 'previous' }

/**
 * A presenter's clicker: it sends PageDown and PageUp, which press the session's arrows. Only while the room follows; else the
 * keys scroll as they always do. Who types, or has a dialog open, keeps the keys too.
 */
export function useClicker(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return undefined
    const onKey = (event: KeyboardEvent): void => {
      const step = steps[event.key]
      if (step === undefined || event.defaultPrevented || isElsewhere(event.target)) return
      event.preventDefault()
      document.querySelector<HTMLButtonElement>(`[data-step='${step}']`)?.click()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isActive])
}

function isElsewhere(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, [role=dialog], [role=menu]') !== null
  )
}
