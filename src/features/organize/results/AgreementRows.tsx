import { IconArrowRight, IconCheck } from '@tabler/icons-react'
import { memo } from 'react'
import { voteResultsText } from '#activity/voting/resultsText.ts'
import type { SectionId } from '#domain/ids.ts'
import { useText } from '#ui/texts/useText.ts'
import type { NamedSection } from '../place/useOrganizeVoting.ts'
import classes from './AgreementRows.module.css'
import { organizeResultsText } from './resultsText.ts'
import { ShareBar } from './ShareBar.tsx'
import { useAgreementWords } from './useAgreementWords.ts'
import type { ResultRow } from './useSortedItems.ts'

export interface AgreementRowsProps {
  /** In the order in which they are shown. */
  rows: readonly ResultRow[]
  sections: readonly NamedSection[]
  /** Where items are on the board; null where it does not matter to this person. */
  placeOf: ((id: string) => SectionId | null) | null
  /** Those that accepting would move. */
  moving: ReadonlySet<string>
  onOpen: (id: string) => void
}

/** Each item with how far people agree about it. SPEC OR8 */
export function AgreementRows({ rows, sections, placeOf, moving, onOpen }: AgreementRowsProps) {
  const words = useAgreementWords(sections)
  return (
    <ol className={classes.list} data-list="agreement">
      {rows.map((row) => {
        const { sectionId } = row.agreement
        const isThere = sectionId !== null && placeOf?.(row.id) === sectionId
        const goes = isThere ? 'there' : moving.has(row.id) ? 'moves' : null
        return <AgreementRow key={row.id} {...{ row, sections, goes, words, onOpen }} />
      })}
    </ol>
  )
}

interface AgreementRowProps extends Pick<AgreementRowsProps, 'sections' | 'onOpen'> {
  row: ResultRow
  /** It is in the section that most chose, or accepting would move it there. */
  goes: 'there' | 'moves' | null
  words: ReturnType<typeof useAgreementWords>
}

/** Rendered again only when something of it changed: what accepting would move changes while a slider is dragged. */
const AgreementRow = memo(AgreementRowView)

function AgreementRowView({ row, sections, goes, words, onOpen }: AgreementRowProps) {
  const text = useText(organizeResultsText)
  const few = useText(voteResultsText)
  const { id, result, agreement } = row
  const section = sections.find((one) => one.id === agreement.sectionId)?.text ?? ''
  return (
    <li data-row={id} className={classes.row}>
      <button
        type="button"
        className={classes.open}
        data-control="open"
        dir="auto"
        onClick={() => onOpen(id)}
      >
        {row.text}
      </button>
      <ShareBar {...{ sections, row }} />
      <p className={classes.words}>
        <strong dir="auto">{words(row)}</strong>
        {agreement.of > 0 && result.withheld > 0 && <span>{few.withheld(result.withheld)}</span>}
        {goes === 'there' && (
          <span>
            <IconCheck size={14} aria-hidden="true" /> {text.isThere(section)}
          </span>
        )}
        {goes === 'moves' && (
          <span className={classes.moves}>
            <IconArrowRight size={14} aria-hidden="true" /> {text.moves(section)}
          </span>
        )}
      </p>
    </li>
  )
}
