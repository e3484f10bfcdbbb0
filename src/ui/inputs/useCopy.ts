import { useEffect, useState } from 'react'
import { times } from '#domain/limits.ts'
import { announce } from '../focus/announce.ts'
import { copyToClipboard } from './clipboard.ts'
import { uiText } from '../texts/text.ts'
import { useText } from '../texts/useText.ts'

/**
 * Copies a text; `isCopied` is true for five seconds after it. `copy` resolves with whether the clipboard took it.
 *
 * @see SPEC Z24
 */
export function useCopy(): { isCopied: boolean; copy: (value: string) => Promise<boolean> } {
  const text = useText(uiText)
  const [copies, setCopies] = useState(0)
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return undefined
    const timer = setTimeout(() => setCopied(false), times.copiedLabelMs)
    return () => clearTimeout(timer)
  }, [isCopied, copies])

  const copy = async (value: string): Promise<boolean> => {
    const isTaken = await copyToClipboard(value)
    if (isTaken) {
      setCopied(true)
      setCopies((count) => count + 1)
      announce(text.copied)
    }
    return isTaken
  }
  return { isCopied, copy }
}
