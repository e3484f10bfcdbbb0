import { useEffect, useState } from 'react'
import { times } from '#domain/limits.ts'
import { announce } from './announce.ts'
import { writeToClipboard } from './clipboard.ts'
import { uiText } from './text.ts'
import { useText } from './useText.ts'

/**
 * Copies a text; `isCopied` for five seconds after it. `copy` answers whether the clipboard took it.
 *
 * @see specification, part 1, section 9: Copied invite link label resets after 5 seconds
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

  const copy = (value: string): Promise<boolean> =>
    writeToClipboard(value).then(
      () => {
        setCopied(true)
        setCopies((count) => count + 1)
        announce(text.copied)
        return true
      },
      () => {
        // eslint-disable-next-line no-console -- the specification: clipboard failures are logged, and nothing more
        console.warn('Could not write to clipboard')
        return false
      },
    )
  return { isCopied, copy }
}
