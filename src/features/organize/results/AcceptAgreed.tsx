import { Button } from '@mantine/core'
import { IconChecks } from '@tabler/icons-react'
import { useId } from 'react'
import { messageOf } from '#api/callErrors.ts'
import { AcceptOrganizeVotesDocument } from '#api/operations/organizeVotes.ts'
import { acceptAgreed } from '#domain/organize/results.ts'
import { useCanCall } from '#sync/room/connection.ts'
import { editDeskUndoably } from '#sync/documents/desk.ts'
import { useCall } from '#sync/room/room.tsx'
import { announce } from '#ui/focus/announce.ts'
import { useAct } from '#ui/inputs/useAct.ts'
import { labelText } from '#ui/texts/labelText.ts'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import { notify } from '#ui/toasts/notify.ts'
import type { Organize } from '../useOrganize.ts'
import classes from './AcceptAgreed.module.css'
import { organizeResultsText } from './resultsText.ts'
import type { ResultRow } from './useSortedItems.ts'

export interface AcceptAgreedProps {
  organize: Pick<Organize, 'objectId' | 'source' | 'isReading'>
  rows: readonly ResultRow[]
  /** In per cent. */
  atLeast: number
  onAtLeast: (atLeast: number) => void
  /** How many items accepting would move. */
  count: number
}

/**
 * For facilitators: puts the items about which enough people agree into the section that most chose, in one step that can
 * be undone. Says before how many those are. SPEC OR9
 */
export function AcceptAgreed({ organize, rows, atLeast, onAtLeast, count }: AcceptAgreedProps) {
  const { objectId: organizeId, source, isReading } = organize
  const text = useText(organizeResultsText)
  const labels = useText(labelText)
  const { needsConnection } = useText(uiText)
  const countId = useId()
  const call = useCall()
  const isOnline = useCanCall()
  const { run, isBusy } = useAct(
    async () => {
      await call(AcceptOrganizeVotesDocument, { organizeId, atLeast })
      announce(text.accepted(count))
    },
    (error) => {
      notify(messageOf(error), 'bad')
      return null
    },
  )
  const accept = (): void => {
    // Without a desk there is no undo here.
    if (isReading) return void run()
    const { undo, ...done } = editDeskUndoably(source, (desk) => void acceptAgreed(desk, rows, atLeast))
    if (!done.ok) return notify(done.message, 'bad')
    const takeBack = (): void => {
      if (undo()) announce(text.undone)
      else notify(text.cannotUndo, 'bad')
    }
    notify(text.accepted(count), 'good', { label: labels.undo, run: takeBack })
    announce(text.accepted(count))
  }
  const needsCall = isReading && !isOnline
  return (
    <div className={classes.accept}>
      <label className={classes.slider}>
        <span className={classes.label}>{text.atLeast}</span>
        <input
          type="range"
          min={5}
          max={100}
          step={5}
          value={atLeast}
          aria-valuetext={text.percent(atLeast)}
          onChange={({ currentTarget }) => onAtLeast(Number(currentTarget.value))}
        />
        <output className={classes.value} aria-hidden="true">
          {text.percent(atLeast)}
        </output>
      </label>
      <p id={countId} className={classes.count} role="status">
        {text.willMove(count)}
      </p>
      <Button
        variant="default"
        leftSection={<IconChecks size={18} />}
        disabled={count === 0 || needsCall}
        loading={isBusy}
        title={needsCall ? needsConnection : undefined}
        aria-describedby={countId}
        onClick={accept}
      >
        {text.accept(atLeast)}
      </Button>
    </div>
  )
}
