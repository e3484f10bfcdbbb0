import { Button } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useState } from 'react'
import { flagNames } from '#domain/brainstorm/flags.ts'
import { boardRoots } from '#domain/brainstorm/roots.ts'
import { useDerived } from '#sync/useDoc.ts'
import { AppDialog } from '#ui/AppDialog.tsx'
import { ChoiceList } from '#ui/ChoiceList.tsx'
import { DialogActions } from '#ui/DialogActions.tsx'
import { DialogForm, SubmitButton } from '#ui/DialogForm.tsx'
import { uiText } from '#ui/text.ts'
import { useText } from '#ui/useText.ts'
import { answersText } from '../answers/answersText.ts'
import { brainstormText } from '../text.ts'
import type { Brainstorm } from './useBrainstorm.ts'

export interface SelectTopicDialogProps {
  brainstorm: Brainstorm
  topicId: string
  onSelect: (topicId: string) => void
  onClose: () => void
}

/** All topics of a brainstorm, to go to one of them; those that are locked for participants with a lock. SPEC P4 */
export function SelectTopicDialog({ brainstorm, topicId, onSelect, onClose }: SelectTopicDialogProps) {
  const text = useText(brainstormText)
  const words = useText(answersText)
  const { cancel } = useText(uiText)
  const [chosen, setChosen] = useState(topicId)
  const { topics, board, isFacilitator } = brainstorm
  const flags = useDerived(board, [boardRoots.flags], (doc) => new Set(boardRoots.flags(doc).keys()))
  const lockWords = isFacilitator ? words.hiddenHere : text.lockedShort
  return (
    <AppDialog title={text.selectTopic} onClose={onClose}>
      <DialogForm
        onSubmit={(event) => {
          event.preventDefault()
          onSelect(chosen)
          onClose()
        }}
      >
        <ChoiceList
          title={text.topic}
          isTitleHidden
          isFirst
          options={topics.map((topic, place) => ({
            id: topic.id,
            label: topic.text ?? words.topicNumber(place + 1),
            ...((topic.text === null || flags.has(flagNames.topicHidden(topic.id))) && {
              hint: lockWords,
              icon: <IconLock size={16} aria-hidden="true" />,
            }),
          }))}
          chosen={[chosen]}
          onChange={([id]) => id !== undefined && setChosen(id)}
        />
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {cancel}
          </Button>
          <SubmitButton>{text.selectTopic}</SubmitButton>
        </DialogActions>
      </DialogForm>
    </AppDialog>
  )
}
