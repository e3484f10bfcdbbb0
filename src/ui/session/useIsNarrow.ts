import { useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'
import { measures } from '#domain/limits.ts'

const usualTextPx = 16

/** Below the mobile breakpoint, where side panels cover the page; with larger text that starts at wider screens. */
export function useIsNarrow(): boolean {
  const [scale] = useState(textScale)
  return !useMediaQuery(`(min-width: ${measures.mobileBreakpoint * scale}px)`, true, {
    getInitialValueInEffect: false,
  })
}

/** Factor by which this browser's text is larger than usual. */
function textScale(): number {
  const px = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  return px > usualTextPx ? px / usualTextPx : 1
}
