import { NativeSelect } from '@mantine/core'
import type { ProxyBallot } from '#activity/voting/control/ProxyVotesDialog.tsx'
import { RunVoting } from '#activity/voting/control/RunVoting.tsx'
import { SetOrganizeResultsShownDocument } from '#api/operations/organizeVotes.ts'
import { resultsPage, sortPage } from '#domain/organize/steps.ts'
import { sectionNumber } from '#domain/organize/votes.ts'
import { useCall } from '#sync/room/room.tsx'
import { useText } from '#ui/texts/useText.ts'
import { PageChange } from './PageChange.tsx'
import type { PlacingProps } from './pageProps.ts'
import { placeText } from './placeText.ts'
import type { NamedSection } from './useOrganizeVoting.ts'

const pages = { vote: sortPage, results: resultsPage }
const axes = [{ title: '' }]

/** For facilitators: how sorting for oneself stands, and what they do next. SPEC BT20 */
export function RunOrganize({ organize, votes, here }: PlacingProps) {
  const call = useCall()
  const { objectId: organizeId, part, board, items } = organize
  const { voting, scale, sections } = votes
  if (!part) return null
  return (
    <RunVoting
      {...{ part, board, voting, pages }}
      setShown={(showResultsPage) => call(SetOrganizeResultsShownDocument, { organizeId, showResultsPage })}
      step={<PageChange {...{ votes, here }} />}
      proxies={{
        ...{ targets: items, scale, axes },
        field: (target, ballot) => <SectionSelect {...{ target, ballot, sections }} />,
      }}
    />
  )
}

interface SectionSelectProps {
  target: { id: string; text: string }
  ballot: ProxyBallot
  sections: readonly NamedSection[]
}

/** The section that somebody without a device chose. */
function SectionSelect({ target: { id, text: label }, ballot, sections }: SectionSelectProps) {
  const text = useText(placeText)
  const { choice } = ballot.target(id)
  return (
    <NativeSelect
      aria-label={label}
      disabled={ballot.isLocked}
      value={choice.is === 'values' ? String(choice.value1) : ''}
      data={[
        { value: '', label: text.nowhere },
        ...sections.map((section) => ({ value: String(sectionNumber(section.id)), label: section.text })),
      ]}
      onChange={({ currentTarget: { value } }) =>
        value === '' ? ballot.clear(id) : ballot.choose(id, 1, Number(value))
      }
    />
  )
}
