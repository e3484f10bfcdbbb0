import { useEffect } from 'react'

/**
 * Says on the page's root that an answer is being typed (`data-typing`). Where the keyboard of a phone takes half of the screen,
 * style sheets hide the bars meanwhile, so that the answers keep what height is left.
 */
export function useTypingMode(isTyping: boolean): void {
  useEffect(() => {
    if (!isTyping) return undefined
    document.documentElement.toggleAttribute('data-typing', true)
    return () => document.documentElement.removeAttribute('data-typing')
  }, [isTyping])
}
