import { useMemo } from 'react'
import { FittedColumns } from '#activity/projector/FittedColumns.tsx'
import type { FittedSection } from '#activity/projector/FittedColumns.tsx'
import { byDisagreement } from '#domain/organize/results.ts'
import { useText } from '#ui/texts/useText.ts'
import type { NamedSection } from '../place/useOrganizeVoting.ts'
import { Legend } from '../results/Legend.tsx'
import { ShareBar } from '../results/ShareBar.tsx'
import { useAgreementWords } from '../results/useAgreementWords.ts'
import type { ResultRow } from '../results/useSortedItems.ts'
import classes from './ProjectorOrganize.module.css'
import { projectorOrganizeText } from './projectorOrganizeText.ts'

export interface ProjectorResultsProps {
  rows: readonly ResultRow[]
  sections: readonly NamedSection[]
}

/** How far people agree, for the room: the most disputed items first. SPEC OR8 */
export function ProjectorResults({ rows, sections }: ProjectorResultsProps) {
  const text = useText(projectorOrganizeText)
  const wordsOf = useAgreementWords(sections)
  const fitted = useMemo(
    (): FittedSection[] => [
      {
        ...{ id: 'results', heading: null, color: 0 },
        cards: byDisagreement(rows).map((row) => ({
          id: row.id,
          card: (
            <article className={classes.card}>
              <p className={classes.text} dir="auto">
                {row.text}
              </p>
              <ShareBar {...{ sections, row }} />
              <p className={classes.words} dir="auto">
                {wordsOf(row)}
              </p>
            </article>
          ),
        })),
      },
    ],
    [rows, sections, wordsOf],
  )
  return (
    <>
      <div className={classes.legend}>
        <Legend sections={sections} />
      </div>
      <FittedColumns label={text.results} sections={fitted} largestVmin={5.4} columnEms={16} />
    </>
  )
}
