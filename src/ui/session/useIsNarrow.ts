import { useMediaQuery } from '@mantine/hooks'
import { measures } from '#domain/limits.ts'

/** Below the mobile breakpoint, where side panels lie over the page. */
export function useIsNarrow(): boolean {
  return !useMediaQuery(`(min-width: ${measures.mobileBreakpoint}px)`, true, {
    getInitialValueInEffect: false,
  })
}
