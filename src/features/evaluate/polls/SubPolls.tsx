import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTakenPlaces } from '#activity/own/useTakenPlaces.ts'
import { useId, useMemo, useState } from 'react'
import { useDraftEdit } from '#activity/add/useDraft.ts'
import type { SubPollView } from '#domain/evaluate/items.ts'
import { limits } from '#domain/limits.ts'
import { DeleteItemDialog } from '#activity/item/deleteDialogs.ts'
import { announce } from '#ui/focus/announce.ts'
import { editorText } from '#activity/editorText.ts'
import { notify } from '#ui/toasts/notify.ts'
import { useText } from '#ui/texts/useText.ts'
import type { Evaluate, Poll } from '../useEvaluate.ts'
import { pollsText } from './pollsText.ts'
import { SubPollFields } from './SubPollFields.tsx'
import { SubPollRow } from './SubPollRow.tsx'
import classes from './SubPolls.module.css'
import { usePollActs } from './usePollActs.ts'

export interface SubPollsProps {
  evaluate: Evaluate
  poll: Poll
  isEditable: boolean
  /** Everyone is shown the poll: only what was begun before can be edited. */
  isPresented: boolean
}

/** What stands under a poll; facilitators add, edit, order, colour and delete it. SPEC EV3 */
export function SubPolls({ evaluate, poll, isEditable, isPresented }: SubPollsProps) {
  const text = useText(pollsText)
  const words = useText(editorText)
  const acts = usePollActs(evaluate)
  const headingId = useId()
  const [deleting, setDeleting] = useState<SubPollView | null>(null)
  const { subPolls } = poll
  useTakenPlaces(useMemo(() => subPolls.map(({ id }) => `${poll.id}.${id}`), [poll.id, subPolls]))
  const isChangeable = isEditable && !isPresented
  if (subPolls.length === 0 && !isEditable) return null
  const move = async (at: number, step: 1 | -1): Promise<void> => {
    const moved = subPolls[at]
    if (!moved) return
    const before = subPolls[step === 1 ? at + 2 : at - 1]
    const mistake = await acts.moveSub(moved.id, before?.id ?? null)
    if (mistake !== null) return notify(mistake, 'bad')
    announce(words.moved(moved.text, at + step + 1, subPolls.length))
  }
  return (
    <section className={classes.section} aria-labelledby={headingId}>
      <h3 id={headingId}>{text.subAnswers}</h3>
      {subPolls.length === 0 && <p className={classes.none}>{text.noSub}</p>}
      <ul className={classes.list}>
        {subPolls.map((subPoll, at) => (
          <li key={subPoll.id}>
            <SubPollRow
              {...{ subPoll, acts, isChangeable, isEditable }}
              pollId={poll.id}
              mayMove={isChangeable && !evaluate.isReading}
              isFirst={at === 0}
              isLast={at === subPolls.length - 1}
              onMove={(step) => void move(at, step)}
              onDelete={() => setDeleting(subPoll)}
            />
          </li>
        ))}
      </ul>
      {isEditable && (
        <NewSubPoll
          isOffered={isChangeable && subPolls.length < limits.subPolls}
          pollId={poll.id}
          onSave={(changed) => acts.addSub(poll.id, { ...empty, ...changed })}
        />
      )}
      {deleting && (
        <DeleteItemDialog
          desk={evaluate.isReading ? null : evaluate.source}
          onConfirm={() => acts.removeSub(deleting.id)}
          onClose={() => setDeleting(null)}
        />
      )}
    </section>
  )
}

const empty = { text: '', desc: '', color: 0 }

interface NewSubPollProps {
  pollId: string
  isOffered: boolean
  onSave: Parameters<typeof SubPollFields>[0]['onSave']
}

function NewSubPoll({ pollId, isOffered, onSave }: NewSubPollProps) {
  const text = useText(pollsText)
  const edit = useDraftEdit(`${pollId}.newSub`)
  const descEdit = useDraftEdit(`${pollId}.newSubDescription`)
  if (edit.draft !== null || descEdit.draft !== null)
    return <SubPollFields start={empty} {...{ edit, descEdit, onSave }} />
  if (!isOffered) return null
  return (
    <Button variant="subtle" size="sm" leftSection={<IconPlus size={16} />} onClick={() => edit.begin('')}>
      {text.addSub}
    </Button>
  )
}
