import { Suspense, useCallback, useState } from 'react'
import { CardsSkeleton } from '#activity/page/CardsSkeleton.tsx'
import { ItemOverPage, PageFrame, PageHead } from '#activity/page/PageFrame.tsx'
import { useOpenItem } from '#activity/presented/useOpenItem.ts'
import { useMayDo } from '#activity/session/useMayDo.ts'
import { lazyDialog, lazyPage, lazyPart } from '#ui/loading/lazyPart.tsx'
import { useText } from '#ui/texts/useText.ts'
import type { EvaluatePagesProps } from '../pagesProps.ts'
import { evaluateText } from '../text.ts'
import { VotePage } from '../vote/VotePage.tsx'
import classes from './EvaluatePages.module.css'
import { PageChange } from './PageChange.tsx'

const ResultsPage = lazyPage(async () => ({
  default: (await import('../results/ResultsPage.tsx')).ResultsPage,
}))
const PollDialog = lazyDialog(async () => ({ default: (await import('../polls/PollDialog.tsx')).PollDialog }))
const ClosingCountdown = lazyPart(async () => ({
  default: (await import('#activity/voting/countdown/ClosingCountdown.tsx')).ClosingCountdown,
}))
const EvaluateTools = lazyPart(async () => ({
  default: (await import('./EvaluateTools.tsx')).EvaluateTools,
}))
const RunEvaluate = lazyPart(async () => ({ default: (await import('./RunEvaluate.tsx')).RunEvaluate }))
const ActivityName = lazyPart(async () => ({
  default: (await import('#activity/page/ActivityName.tsx')).ActivityName,
}))

/** The two pages of an Evaluate activity, voting and results, with the poll that is open over them. */
export function EvaluatePages({ evaluate, votes, here }: EvaluatePagesProps) {
  const text = useText(evaluateText)
  const mayArrange = useMayDo('arrange')
  const isArranging = mayArrange && !evaluate.isReading
  const mayLead = useMayDo('lead')
  const { objectId, polls, scale } = evaluate
  const { isPresented, page } = here
  const opened = useOpenItem({ objectId, isPresented, items: polls, at: objectId, areShown: true })
  const [presentId, setPresentId] = useState<string | null>(null)
  const { open: openItem, edit: editItem } = opened
  const open = useCallback(
    (id: string) => {
      setPresentId(null)
      openItem(id)
    },
    [openItem],
  )
  const edit = useCallback(
    (id: string) => {
      setPresentId(null)
      editItem(id)
    },
    [editItem],
  )
  const present = useCallback(
    (id: string) => {
      setPresentId(id)
      openItem(id)
    },
    [openItem],
  )
  const unnamed = scale.axes === 2 ? text.unnamedMatrix : text.unnamedScales
  return (
    <PageFrame
      name={evaluate.name || unnamed}
      nameInPlace={isArranging && <ActivityName {...evaluate} unnamed={unnamed} />}
      search={null}
      width={!mayArrange && (page === 'vote' || scale.axes === 1) ? 'medium' : undefined}
      tools={
        <>
          {!mayLead && <PageChange here={here} />}
          {mayLead && <EvaluateTools {...{ evaluate, here }} />}
        </>
      }
    >
      <PageHead showAnswers={null} reading={evaluate.isReading ? text.reading : null}>
        <p className={classes.description} dir="auto">
          {evaluate.description}
        </p>
      </PageHead>
      {mayLead && <RunEvaluate {...{ evaluate, votes, here }} />}
      {page === 'vote' ? (
        <VotePage {...{ evaluate, votes, here }} onOpen={open} onEdit={edit} />
      ) : (
        <Suspense fallback={<CardsSkeleton />}>
          <ResultsPage {...{ evaluate, votes, here }} onOpen={open} onPresent={present} />
        </Suspense>
      )}
      <ClosingCountdown board={evaluate.board} />
      <ItemOverPage
        opened={opened}
        dialog={(poll) => (
          <PollDialog
            key={poll.id}
            {...{ evaluate, votes, opened, poll }}
            isToPresent={poll.id === presentId}
            onPresented={() => setPresentId(null)}
          />
        )}
      />
    </PageFrame>
  )
}
