import { NativeSelect } from '@mantine/core'
import { IconChartBar, IconEyeOff } from '@tabler/icons-react'
import { useCallback, useMemo, useState } from 'react'
import type * as Y from 'yjs'
import { ChartFrame } from '#activity/chart/ChartFrame.tsx'
import { FootFrame } from '#activity/page/PageFoot.tsx'
import { useMayDo } from '#activity/session/useMayDo.ts'
import { TurnoutText } from '#activity/voting/bar/TurnoutText.tsx'
import { useShownAt } from '#activity/voting/bar/useShownAt.ts'
import { RoundPicker } from '#activity/voting/rounds/RoundPicker.tsx'
import { useShownRound } from '#activity/voting/rounds/useShownRound.ts'
import { ResultsAwaited } from '#activity/voting/tally/ResultsAwaited.tsx'
import { TallyWaiting } from '#activity/voting/tally/TallyWaiting.tsx'
import { useRevealed } from '#activity/voting/tally/useRevealed.ts'
import { useTally } from '#activity/voting/tally/useTally.ts'
import { useTurnout } from '#activity/voting/useVoting.ts'
import { WithheldNote } from '#activity/voting/withheld/WithheldNote.tsx'
import { tellsVotes } from '#domain/activity/votes/results.ts'
import { wholeScope } from '#domain/activity/votes/showing.ts'
import type { SectionId } from '#domain/ids.ts'
import { sectionRoots } from '#domain/organize/places.ts'
import { acceptable, disputed } from '#domain/organize/results.ts'
import { useDerived } from '#sync/documents/useDoc.ts'
import { EmptyState } from '#ui/loading/EmptyState.tsx'
import { lazyPart } from '#ui/loading/lazyPart.tsx'
import { HeaderSlotTarget } from '#ui/session/HeaderSlots.tsx'
import { useText } from '#ui/texts/useText.ts'
import type { PlacingProps } from '../place/pageProps.ts'
import { AgreementPicture } from './AgreementPicture.tsx'
import { AgreementRows } from './AgreementRows.tsx'
import { Legend } from './Legend.tsx'
import classes from './ResultsPage.module.css'
import { organizeResultsText } from './resultsText.ts'
import { resultSorts, sortResults } from './sortResults.ts'
import type { ResultSort } from './sortResults.ts'
import { useAgreementTable } from './useAgreementTable.ts'
import { useSortedItems } from './useSortedItems.ts'

const AcceptAgreed = lazyPart(async () => ({ default: (await import('./AcceptAgreed.tsx')).AcceptAgreed }))
const DiscussThese = lazyPart(async () => ({
  default: (await import('#activity/presented/DiscussThese.tsx')).DiscussThese,
}))

const scopes = [wholeScope]

export interface ResultsPageProps extends PlacingProps {
  /** Opens an item in full. */
  onOpen: (id: string) => void
  /** Opens it and shows it to everyone. */
  onPresent: (id: string) => void
}

/**
 * How far people agree who sorted for themselves: the most disputed items first, and for facilitators what to talk about
 * and what to accept. Nothing is told before results may be read. SPEC OR8, OR9, BT4, BT6
 */
export function ResultsPage({ organize, votes, onOpen, onPresent }: ResultsPageProps) {
  const text = useText(organizeResultsText)
  const mayLead = useMayDo('lead')
  const mayArrange = useMayDo('arrange')
  const { objectId, board, items, part, name } = organize
  const { voting, own, sections, scale } = votes
  const tally = useTally(objectId, own.hasVoted)
  const shown = useShownRound(tally.doc, voting.round)
  const isPast = shown.round !== voting.round
  const rows = useSortedItems(items, sections, scale, { tally: tally.doc, round: shown.round })
  const [sort, setSort] = useState<ResultSort>('disagreement')
  const sorted = useMemo(() => sortResults(rows, sort, sections), [rows, sort, sections])
  const [atLeast, setAtLeast] = useState(60)
  const placeOf = usePlaces(organize.sections)
  // What accepting moves is decided by the present round.
  const mayAccept = mayArrange && !isPast
  const readMoving = useCallback(
    (doc: Y.Doc) => (mayAccept ? acceptable(doc, rows, atLeast).map(({ id }) => id) : []),
    [mayAccept, rows, atLeast],
  )
  const moving = useDerived(organize.source, sectionRoots, readMoving)
  const movingIds = useMemo(() => new Set(moving), [moving])
  const table = useAgreementTable(sorted, sections)
  const turnout = useTurnout(board, wholeScope)
  const shownAt = useShownAt(voting)
  const isRevealed = useRevealed(voting)
  const results = rows.map(({ result }) => result)
  const awaited = <ResultsAwaited {...{ voting, scopes, board }} blindIcon={<IconEyeOff size={28} />} />
  const title = voting.round > 1 ? text.ofRound(text.results, shown.round) : text.results
  const discussed = disputed(rows).map((row) => ({
    ...{ id: row.id, text: row.text, color: 0, how: text.share(row.agreement.votes, row.agreement.of) },
  }))
  return (
    <>
      <section className={classes.results} aria-label={title} data-revealed={isRevealed || undefined}>
        {voting.areBlind ? (
          awaited
        ) : items.length === 0 || sections.length === 0 ? (
          <EmptyState icon={<IconChartBar size={28} />} title={text.emptyTitle} hint={text.emptyHint} />
        ) : tally.doc === null ? (
          <TallyWaiting tally={tally} />
        ) : !results.some(tellsVotes) && shown.rounds.length < 2 ? (
          awaited
        ) : (
          <>
            {mayLead && <DiscussThese {...{ part, onPresent }} items={discussed} />}
            {mayAccept && (
              <AcceptAgreed {...{ organize, rows, atLeast }} onAtLeast={setAtLeast} count={moving.length} />
            )}
            <WithheldNote {...{ voting, results, isPast }} />
            <ChartFrame
              title={title}
              pictureTitle={name === '' ? title : `${name}: ${title}`}
              fileName={name || title}
              size="page"
              table={table}
              tablePlace="closed"
              tools={
                <>
                  <RoundPicker {...shown} />
                  <NativeSelect
                    aria-label={text.sort}
                    size="sm"
                    value={sort}
                    data={resultSorts.map((value) => ({ value, label: text.sorts[value] }))}
                    onChange={({ currentTarget }) => setSort(currentTarget.value as ResultSort)}
                  />
                </>
              }
            >
              {() => (
                <div className={classes.chart}>
                  <Legend sections={sections} />
                  <AgreementRows
                    {...{ sections, onOpen }}
                    rows={sorted}
                    placeOf={mayAccept ? placeOf : null}
                    moving={movingIds}
                  />
                  <AgreementPicture {...{ sections }} name={title} rows={sorted} />
                </div>
              )}
            </ChartFrame>
          </>
        )}
      </section>
      <FootFrame label={text.foot}>
        <div className={classes.foot}>
          <span className={classes.turnout}>
            <TurnoutText turnout={turnout} isAnnounced />
            {shownAt !== null && <span>{` · ${shownAt}`}</span>}
          </span>
          <HeaderSlotTarget name="footer" />
        </div>
      </FootFrame>
    </>
  )
}

/** Where items are on the board. */
function usePlaces(sections: PlacingProps['organize']['sections']): (id: string) => SectionId | null {
  return useMemo(() => {
    const places = new Map(
      sections.flatMap((section) =>
        section.entries.flatMap(({ items }) => items.map(({ id }) => [id, section.id] as const)),
      ),
    )
    return (id) => places.get(id) ?? null
  }, [sections])
}
