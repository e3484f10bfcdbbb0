import { useCallback } from 'react'
import { voteResultsText } from '#activity/voting/resultsText.ts'
import { useText } from '#ui/texts/useText.ts'
import type { NamedSection } from '../place/useOrganizeVoting.ts'
import { organizeResultsText } from './resultsText.ts'
import type { ResultRow } from './useSortedItems.ts'

/** Says "14 of 18: Risk", or why no section can be named. SPEC OR8, BT19 */
export function useAgreementWords(
  sections: readonly NamedSection[],
): (row: Pick<ResultRow, 'result' | 'agreement'>) => string {
  const text = useText(organizeResultsText)
  const few = useText(voteResultsText)
  return useCallback(
    ({ result: { axis1, withheld }, agreement: { votes, of, sectionId } }) => {
      if (of === 0) return withheld > 0 ? few.withheld(withheld) : text.noVotes
      if (votes === 0) return text.allUndecided(of)
      const names = sections.flatMap(({ text: name }, at) => (axis1.distribution[at] === votes ? [name] : []))
      const [name = ''] = names
      return sectionId === null ? text.tied(votes, of, names.join(', ')) : text.agreed(votes, of, name)
    },
    [sections, text, few],
  )
}
