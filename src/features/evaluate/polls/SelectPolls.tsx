import { Button, Checkbox } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import type { PollId } from '#domain/ids.ts'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import type { Evaluate } from '../useEvaluate.ts'
import type { Ballot } from '#activity/voting/ballot/useBallot.ts'
import { DeletePolls } from './DeletePolls.tsx'
import { PollRow } from './PollRow.tsx'
import type { PollRowsProps } from './PollRow.tsx'
import listClasses from './Polls.module.css'
import { pollsText } from './pollsText.ts'
import classes from './SelectPolls.module.css'

export interface SelectPollsProps {
  evaluate: Evaluate
  ballot: Ballot
  row: PollRowsProps
  /** Ends selecting. */
  onDone: () => void
}

/** For facilitators: polls are selected, some or all, and deleted together. SPEC EV3 */
export function SelectPolls({ evaluate, ballot, row, onDone }: SelectPollsProps) {
  const text = useText(pollsText)
  const ui = useText(uiText)
  const [chosen, setChosen] = useState<ReadonlySet<PollId>>(new Set())
  const [isDeleting, setDeleting] = useState(false)
  const { polls } = evaluate
  // Others may delete a poll meanwhile.
  const ids = polls.flatMap(({ id }) => (chosen.has(id) ? [id] : []))
  const areAll = ids.length === polls.length
  const toggle = (id: PollId): void => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    setChosen(next)
  }
  return (
    <>
      <div className={classes.bar} role="toolbar" aria-label={text.selection}>
        <Checkbox
          label={text.selectAll}
          checked={areAll}
          indeterminate={ids.length > 0 && !areAll}
          onChange={() => setChosen(new Set(areAll ? [] : polls.map(({ id }) => id)))}
        />
        <span className={classes.count} role="status">
          {text.selected(ids.length)}
        </span>
        <Button
          variant="subtle"
          color="red"
          leftSection={<IconTrash size={18} />}
          disabled={ids.length === 0}
          onClick={() => setDeleting(true)}
        >
          {ui.delete}
        </Button>
        <Button variant="default" onClick={onDone}>
          {text.done}
        </Button>
      </div>
      <ol className={listClasses.list}>
        {polls.map((poll) => (
          <li key={poll.id} data-item={poll.id}>
            <PollRow
              {...row}
              poll={poll}
              target={ballot.target(poll.id)}
              before={
                <Checkbox
                  className={classes.box ?? ''}
                  aria-label={text.selectOne(poll.text)}
                  checked={chosen.has(poll.id)}
                  onChange={() => toggle(poll.id)}
                />
              }
            />
          </li>
        ))}
      </ol>
      {isDeleting && (
        <DeletePolls {...{ evaluate, ids }} onDeleted={onDone} onClose={() => setDeleting(false)} />
      )}
    </>
  )
}
