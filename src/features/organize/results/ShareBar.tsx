import { chartColors, inkOn, itemColor } from '#activity/chart/chartColors.ts'
import { shownColor } from '#domain/activity/colors.ts'
import { useText } from '#ui/texts/useText.ts'
import '#ui/groupColors.css'
import type { NamedSection } from '../place/useOrganizeVoting.ts'
import { organizeResultsText } from './resultsText.ts'
import { marksOf } from './sectionMarks.ts'
import classes from './ShareBar.module.css'
import type { ResultRow } from './useSortedItems.ts'

export interface ShareBarProps {
  sections: readonly NamedSection[]
  row: Pick<ResultRow, 'text' | 'result' | 'agreement'>
}

/** From this share on a segment has space for its number. */
const leastNumbered = 0.07

/** How many chose each section, as shares of a bar in the sections' colours, with their numbers; undecided ones hatched. */
export function ShareBar({ sections, row: { text: item, result, agreement } }: ShareBarProps) {
  const text = useText(organizeResultsText)
  const { of } = agreement
  if (of === 0) return <span className={classes.none} aria-hidden="true" />
  const marks = marksOf(sections)
  const chosen = sections.flatMap((section, at) => {
    const votes = result.axis1.distribution[at] ?? 0
    const mark = marks[at]
    return mark && votes > 0 ? [{ section, mark, votes }] : []
  })
  const told = [
    ...chosen.map(({ section, votes }) => text.votesFor(section.text, votes)),
    ...(result.abstained > 0 ? [text.votesFor(text.undecided, result.abstained)] : []),
  ].join(', ')
  return (
    <div className={classes.bar} role="img" aria-label={`${item}. ${told}`} title={told}>
      {chosen.map(({ section, mark, votes }) => (
        <span
          key={section.id}
          className={classes.share}
          data-color={shownColor(mark.color)}
          data-ink={inkOn(itemColor(chartColors.light, mark.color)) === '#000000' ? 'dark' : 'light'}
          style={{ flexGrow: votes }}
        >
          {votes / of >= leastNumbered && mark.label}
        </span>
      ))}
      {result.abstained > 0 && <span className={classes.undecided} style={{ flexGrow: result.abstained }} />}
    </div>
  )
}
