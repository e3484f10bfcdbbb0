import { useMediaQuery } from '@mantine/hooks'

/** Must equal the breakpoint in FacilitatorBar.module.css at which the buttons of the bar are hidden. */
const phoneBar = '(max-width: 48em)'

/** Whether a facilitator's top bar has no room for its buttons, so that the profile menu contains them. */
export function useIsBarCrowded(): boolean {
  return useMediaQuery(phoneBar, false, { getInitialValueInEffect: false })
}
