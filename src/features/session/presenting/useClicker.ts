import { useEffect } from 'react'

const steps: Record<string, string> = { PageDown: 'next', PageUp: 'previous' }

/**
 * Supports a presenter's clicker, whose PageDown and PageUp press the session's arrows. Active only while the room
 * follows; otherwise the keys scroll as usual. The keys also keep their usual function in fields, except switches, and
 * while a dialog is open.
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
    target.closest('input:not([type=checkbox]), textarea, select, [role=dialog], [role=menu]') !== null
  )
}
