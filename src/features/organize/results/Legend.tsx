import { ChartMarkView } from '#activity/chart/ChartMarkView.tsx'
import { useText } from '#ui/texts/useText.ts'
import type { NamedSection } from '../place/useOrganizeVoting.ts'
import classes from './Legend.module.css'
import { organizeResultsText } from './resultsText.ts'
import { marksOf } from './sectionMarks.ts'

/** Which number and colour stands for which section. */
export function Legend({ sections }: { sections: readonly NamedSection[] }) {
  const text = useText(organizeResultsText)
  const marks = marksOf(sections)
  return (
    <ul className={classes.legend} aria-hidden="true">
      {marks.map((mark, at) => (
        <li key={mark.label}>
          <ChartMarkView mark={mark} />
          <bdi>{sections[at]?.text}</bdi>
        </li>
      ))}
      <li>
        <span className={classes.undecided} />
        {text.undecided}
      </li>
    </ul>
  )
}
