import { ChartMarkView } from '#activity/chart/ChartMarkView.tsx'
import { useText } from '#ui/texts/useText.ts'
import type { NamedSection } from '../place/useOrganizeVoting.ts'
import classes from './Legend.module.css'
import { organizeResultsText } from './resultsText.ts'
import { markOf } from './sectionMarks.ts'

/** Which number and colour stands for which section. */
export function Legend({ sections }: { sections: readonly NamedSection[] }) {
  const text = useText(organizeResultsText)
  return (
    <ul className={classes.legend} aria-hidden="true">
      {sections.map((section, at) => (
        <li key={section.id}>
          <ChartMarkView mark={markOf(section, at)} />
          <bdi>{section.text}</bdi>
        </li>
      ))}
      <li>
        <span className={classes.undecided} />
        {text.undecided}
      </li>
    </ul>
  )
}
