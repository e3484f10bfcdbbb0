import { StepPicker } from '#activity/page/StepPicker.tsx'
import { useText } from '#ui/texts/useText.ts'
import { pulseText } from '../text.ts'
import type { PulseHere } from './useHere.ts'
import type { Pulse } from './usePulse.ts'

const resultsValue = 'results'

/** "Category N of M" with a list to jump to any category or to the results, between the session's arrows. */
export function CategoryPicker({
  pulse,
  here,
  mayRead,
}: {
  pulse: Pulse
  here: PulseHere
  mayRead: boolean
}) {
  const text = useText(pulseText)
  const { categories } = pulse
  const { at, areResults, isLed } = here
  return (
    <StepPicker
      label={areResults ? text.results : text.categoryOf(at + 1, categories.length)}
      short={areResults ? text.results : `${at + 1}/${categories.length}`}
      value={areResults ? resultsValue : (categories[at]?.id ?? '')}
      isLocked={isLed}
      onPick={(value) => (value === resultsValue ? here.toResults() : here.toCategory(value))}
    >
      {categories.map(({ id, name }, index) => (
        <option key={id} value={id}>
          {text.categoryAt(index + 1, name || text.unnamedCategory(index + 1))}
        </option>
      ))}
      {(mayRead || areResults) && <option value={resultsValue}>{text.results}</option>}
    </StepPicker>
  )
}
