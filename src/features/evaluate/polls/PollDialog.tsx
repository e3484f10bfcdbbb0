import { Button } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useDraftEdit } from '#activity/add/useDraft.ts'
import itemClasses from '#activity/item/Item.module.css'
import { SourceLine } from '#activity/item/SourceLine.tsx'
import {
  ItemDialog,
  PresentItem,
  usePresentAtOnce,
  usePresentToRoom,
} from '#activity/presented/PresentItem.tsx'
import type { OpenItem } from '#activity/presented/useOpenItem.ts'
import { useMayDo } from '#activity/session/useMayDo.ts'
import { shownColor } from '#domain/activity/colors.ts'
import { areResultsOpen } from '#domain/activity/votes/leading.ts'
import { votePage } from '#domain/evaluate/steps.ts'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import type { Evaluate, Poll } from '../useEvaluate.ts'
import type { EvaluateVoting } from '../useEvaluateVoting.ts'
import { DeletePolls } from './DeletePolls.tsx'
import { EditPoll } from './EditPoll.tsx'
import classes from './PollDialog.module.css'
import { PollResult } from './PollResult.tsx'
import { SubPolls } from './SubPolls.tsx'

export interface PollDialogProps {
  evaluate: Evaluate
  votes: EvaluateVoting
  opened: OpenItem<Poll>
  poll: Poll
  /** It was opened to be presented to everyone, which happens at once. */
  isToPresent: boolean
  onPresented: () => void
}

/** One poll in full, with its result where that may be read: facilitators edit, delete and present it. SPEC EV3, S6 */
export function PollDialog({ evaluate, votes, opened, poll, isToPresent, onPresented }: PollDialogProps) {
  const ui = useText(uiText)
  const { isFocused, isToEdit } = opened
  const edit = useDraftEdit(`${poll.id}.edit`, { begun: isToEdit ? poll.text : null })
  const descEdit = useDraftEdit(`${poll.id}.description`, { begun: isToEdit ? poll.desc : null })
  const [isDeleting, setDeleting] = useState(false)
  const mayArrange = useMayDo('arrange')
  const mayLead = useMayDo('lead')
  // A room that does not see the results is led to no page of them. SPEC BT22
  const present = usePresentToRoom(opened, areResultsOpen(votes.voting) ? undefined : votePage)
  usePresentAtOnce({ isWanted: isToPresent, isPresented: isFocused, present, onDone: onPresented })
  const isEditing = mayArrange && (edit.draft !== null || descEdit.draft !== null)

  if (isDeleting) {
    return (
      <DeletePolls
        evaluate={evaluate}
        ids={[poll.id]}
        onDeleted={opened.onRemoved}
        onClose={() => setDeleting(false)}
      />
    )
  }
  return (
    <ItemDialog opened={opened}>
      {isEditing ? (
        <EditPoll
          {...{ evaluate, poll, edit, descEdit }}
          onEnd={() => {
            if (isToEdit && !isFocused) opened.close()
          }}
        />
      ) : (
        <>
          <p
            className={`${itemClasses.text} ${classes.text}`}
            data-focused={isFocused || undefined}
            data-color={shownColor(poll.color) || undefined}
            dir="auto"
          >
            {poll.text}
          </p>
          {poll.desc !== '' && (
            <p className={classes.description} data-focused={isFocused || undefined} dir="auto">
              {poll.desc}
            </p>
          )}
          <SubPolls {...{ evaluate, poll }} isEditable={mayArrange} isPresented={isFocused} />
          <PollResult {...{ evaluate, votes, poll, isFocused }} />
          <SourceLine doc={evaluate.source} itemId={poll.id} />
          {(mayArrange || mayLead) && (
            <div className={itemClasses.actions}>
              {mayArrange && (
                <Button
                  variant="default"
                  leftSection={<IconPencil size={18} />}
                  onClick={() => {
                    edit.begin(poll.text)
                    descEdit.begin(poll.desc)
                  }}
                >
                  {ui.edit}
                </Button>
              )}
              {mayLead && <PresentItem opened={opened} areShown isSaved onPresent={present} />}
              {mayArrange && (
                <Button
                  variant="subtle"
                  color="red"
                  leftSection={<IconTrash size={18} />}
                  onClick={() => setDeleting(true)}
                >
                  {ui.delete}
                </Button>
              )}
            </div>
          )}
        </>
      )}
    </ItemDialog>
  )
}
