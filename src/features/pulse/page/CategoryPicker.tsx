import { StepPicker } from '#activity/page/StepPicker.tsx'
import type { CategoryId } from '#domain/ids.ts'
import type { ResultsView } from '#domain/pulse/steps.ts'
import { useText } from '#ui/texts/useText.ts'
import { pulseText } from '../text.ts'
import type { PulseHere } from '../useHere.ts'
import type { Pulse } from '../usePulse.ts'

const views: readonly ResultsView[] = ['statements', 'categories']

/** "Category N of M" with a list to jump to any category or to the results, between the session's arrows. */
export function CategoryPicker({
  pulse,
  here,
  mayOpen,
  unvoted,
}: {
  pulse: Pulse
  here: PulseHere
  mayOpen: boolean
  /** Categories with choices that were not voted. */
  unvoted: ReadonlySet<CategoryId>
}) {
  const text = useText(pulseText)
  const { categories } = pulse
  const { at, results, isLed } = here
  const nameAt = (index: number): string => categories[index]?.name || text.unnamedCategory(index + 1)
  const labelOf = (id: CategoryId, name: string): string => (unvoted.has(id) ? text.unvoted(name) : name)
  return (
    <StepPicker
      label={results ? text.resultsOf[results] : text.categoryOf(at + 1, categories.length)}
      short={results ? text.results : `${at + 1}/${categories.length}`}
      value={results ?? categories[at]?.id ?? ''}
      isLocked={isLed}
      onPick={(value) => {
        const view = views.find((one) => one === value)
        if (view) here.toResults(view)
        else here.toCategory(value)
      }}
      stopName={(index) =>
        index < categories.length
          ? nameAt(index)
          : text.resultsOf[views[index - categories.length] ?? 'statements']
      }
    >
      {categories.map(({ id }, index) => (
        <option key={id} value={id}>
          {text.categoryAt(index + 1, labelOf(id, nameAt(index)))}
        </option>
      ))}
      {(mayOpen || results) &&
        views.slice(0, categories.length > 1 ? 2 : 1).map((view) => (
          <option key={view} value={view}>
            {text.resultsOf[view]}
          </option>
        ))}
    </StepPicker>
  )
}
