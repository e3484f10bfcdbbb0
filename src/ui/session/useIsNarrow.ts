import { useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'
import { measures } from '#domain/limits.ts'

const usualTextPx = 16

/** Below the mobile breakpoint, where side panels lie over the page; with larger text that is so on wider screens too. */
export function useIsNarrow(): boolean {
  const [scale] = useState(textScale)
  return !useMediaQuery(`(min-width: ${measures.mobileBreakpoint * scale}px)`, true, {
    getInitialValueInEffect: false,
  })
}

/** How many times larger than usual text is in this browser. */
function textScale(): number {
  const px = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  return px > usualTextPx ? px / usualTextPx : 1
}
