import { useMemo } from 'react'
import { useTally } from '#activity/voting/tally/useTally.ts'
import type { ItemView } from '#domain/organize/items.ts'
import type { PlacingProps } from '../place/pageProps.ts'
import type { NamedSection } from '../place/useOrganizeVoting.ts'
import classes from './ItemAgreement.module.css'
import { Legend } from './Legend.tsx'
import { ShareBar } from './ShareBar.tsx'
import { useAgreementWords } from './useAgreementWords.ts'
import { useSortedItems } from './useSortedItems.ts'
import type { ResultRow } from './useSortedItems.ts'

export interface ItemAgreementProps extends Pick<PlacingProps, 'organize' | 'votes'> {
  item: ItemView
}

/** In the dialog of an item: how far people agree about it; nothing where that may not be read, or nobody placed it. SPEC OR8, BT4 */
export function ItemAgreement({ organize: { objectId }, votes, item }: ItemAgreementProps) {
  const { voting, own, sections, scale } = votes
  const items = useMemo(() => [item], [item])
  const tally = useTally(objectId, own.hasVoted)
  const [row] = useSortedItems(items, sections, scale, { tally: tally.doc, round: voting.round })
  return row && <AgreementOnItem {...{ row, sections }} />
}

/** Of one item: the words, the bar, and which number is which section; nothing without a vote. */
export function AgreementOnItem({ row, sections }: { row: ResultRow; sections: readonly NamedSection[] }) {
  const words = useAgreementWords(sections)(row)
  const { of } = row.agreement
  if (of + row.result.withheld === 0) return null
  return (
    <div className={classes.agreement}>
      <p className={classes.words} dir="auto">
        {words}
      </p>
      {of > 0 && (
        <>
          <ShareBar {...{ sections, row }} />
          <Legend sections={sections} />
        </>
      )}
    </div>
  )
}
