import { useEffect } from 'react'

/**
 * Sets `data-typing` on the page's root while an answer is being typed. Where a phone's keyboard covers half of the
 * screen, style sheets then hide the bars and leave the remaining height to the answers.
 */
export function useTypingMode(isTyping: boolean): void {
  useEffect(() => {
    if (!isTyping) return undefined
    document.documentElement.toggleAttribute('data-typing', true)
    return () => document.documentElement.removeAttribute('data-typing')
  }, [isTyping])
}
