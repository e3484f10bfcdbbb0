import { useMediaQuery } from '@mantine/hooks'

/** The same as in FacilitatorBar.module.css, where the buttons of the bar go. */
const phoneBar = '(max-width: 48em)'

/** Whether a facilitator's top bar has no room for its buttons, so that the profile menu holds what they do. */
export function useIsBarCrowded(): boolean {
  return useMediaQuery(phoneBar, false, { getInitialValueInEffect: false })
}
